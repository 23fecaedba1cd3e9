import unitAdventurer from "icon:compass";
import unitAegisOfDawn from "icon:eye-shield";
import unitArcher from "icon:bowman";
import unitBanshee from "icon:screaming";
import unitBlacksmith from "icon:anvil-impact";
import unitBottomlessPurse from "icon:shiny-purse";
import unitBuildersSeal from "icon:wax-seal";
import unitCaveSpirit from "icon:cave-entrance";
import unitCentaur from "icon:centaur";
import unitCerberus from "icon:hound";
import unitChronicler from "icon:quill-ink";
import unitColossus from "icon:giant";
import unitCommander from "icon:knight-banner";
import unitCook from "icon:chef-toque";
import unitCrownOfAges from "icon:jewel-crown";
import unitDemon from "icon:daemon-skull";
import unitDjinn from "icon:djinn";
import unitDragon from "icon:spiked-dragon-head";
import unitDragonfang from "icon:tooth";
import unitDuellist from "icon:duel";
import unitEvergreenStaff from "icon:wizard-staff";
import unitFarmer from "icon:farmer";
import unitFerryman from "icon:boat-fishing";
import unitForestChild from "icon:sprout";
import unitForestSpirit from "icon:tree-face";
import unitGatekeeper from "icon:gate";
import unitGiantSnake from "icon:snake";
import unitGolem from "icon:rock-golem";
import unitGrandArchitect from "icon:pencil-ruler";
import unitGrandIntendant from "icon:notebook";
import unitGriffin from "icon:griffin-symbol";
import unitHeartstone from "icon:emerald";
import unitHerald from "icon:trumpet-flag";
import unitHerbalist from "icon:herbs-bundle";
import unitHermit from "icon:tarot-09-the-hermit";
import unitHornOfPlenty from "icon:cornucopia";
import unitHourglass from "icon:sands-of-time";
import unitHunter from "icon:stag-head";
import unitKnight from "icon:visored-helm";
import unitKraken from "icon:kraken-tentacle";
import unitLandlord from "icon:house-keys";
import unitLeviathan from "icon:sea-serpent";
import unitLostSoul from "icon:ghost";
import unitManticore from "icon:scorpion-tail";
import unitMasterAlchemist from "icon:bubbling-flask";
import unitMercenary from "icon:pay-money";
import unitMilitiaman from "icon:pitchfork";
import unitMiner from "icon:mining";
import unitMinotaur from "icon:minotaur";
import unitMonkey from "icon:monkey";
import unitMysticalHealer from "icon:caduceus";
import unitNecromancer from "icon:raise-zombie";
import unitNoble from "icon:top-hat";
import unitOgre from "icon:ogre";
import unitPaladinOfLegend from "icon:templar-shield";
import unitPalmReader from "icon:magic-palm";
import unitPeddler from "icon:old-wagon";
import unitPrincess from "icon:tiara";
import unitProspector from "icon:gold-nuggets";
import unitRelicKeeper from "icon:locked-chest";
import unitRelicOfLight from "icon:sun-radiations";
import unitRelicOfWar from "icon:sword-altar";
import unitRelicOfWisdom from "icon:all-seeing-eye";
import unitRogue from "icon:bandit";
import unitRunesmith from "icon:rune-stone";
import unitSalamander from "icon:salamander";
import unitSculptor from "icon:chisel";
import unitShadow from "icon:shadow-follower";
import unitShapeshifter from "icon:double-face-mask";
import unitSmuggler from "icon:smoking-pipe";
import unitSphinx from "icon:egyptian-sphinx";
import unitStrategist from "icon:chess-knight";
import unitTimeMaster from "icon:pocket-watch";
import unitTitan from "icon:cyclops";
import unitTreefolk from "icon:evil-tree";
import unitVeteran from "icon:medal";
import unitWoodMerchant from "icon:wood-pile";
import unitWoodcutter from "icon:axe-in-stump";
import houseArena from "icon:coliseum";
import houseBarracks from "icon:barracks-tent";
import houseCastle from "icon:castle";
import houseCrypt from "icon:crypt-entrance";
import houseForge from "icon:anvil";
import houseLibrary from "icon:bookshelf";
import houseMarket from "icon:shop";
import houseMine from "icon:mine-wagon";
import housePort from "icon:harbor-dock";
import houseTavern from "icon:beer-stein";
import houseTemple from "icon:greek-temple";
import houseTown from "icon:village";
import houseTreasury from "icon:gold-stack";
import houseWatchtower from "icon:watchtower";
import graveBarrowOfCaptains from "icon:ancient-sword";
import graveBlackSun from "icon:eclipse";
import graveBoneQuarry from "icon:crossed-bones";
import graveCoffersBelow from "icon:coffin";
import graveConscriptedDead from "icon:skeleton";
import graveCrownOfFrost from "icon:crowned-skull";
import graveFieldOfHands from "icon:hand-of-god";
import graveGateOfOaths from "icon:portal";
import graveHourlessCrypt from "icon:hourglass";
import graveLastGate from "icon:dungeon-gate";
import graveMarketOfShades from "icon:spectre";
import gravePaupersField from "icon:graveyard";
import gravePitOfChampions from "icon:spiky-pit";
import graveRottenGranary from "icon:granary";
import graveSilentWorkshop from "icon:gears";
import graveThreeVeins from "icon:crystal-cluster";
import graveThroneOfTithes from "icon:stone-throne";
import graveVioletMoon from "icon:evil-moon";
import graveWarOssuary from "icon:skull-shield";
import graveWitheredGrove from "icon:dead-wood";
import curseCrownOfBones from "icon:skull-ring";
import curseDreadBanner from "icon:tattered-banner";
import curseGravekeepersToll from "icon:tombstone";
import curseSoulHarvest from "icon:scythe";

/** One sign for each design, so that a card is known at a glance. */
export const CARD_ICONS: Record<string, string> = {
  monkey: unitMonkey,
  sculptor: unitSculptor,
  adventurer: unitAdventurer,
  veteran: unitVeteran,
  "wood-merchant": unitWoodMerchant,
  militiaman: unitMilitiaman,
  "time-master": unitTimeMaster,
  hunter: unitHunter,
  woodcutter: unitWoodcutter,
  shapeshifter: unitShapeshifter,
  cerberus: unitCerberus,
  farmer: unitFarmer,
  cook: unitCook,
  blacksmith: unitBlacksmith,
  "mystical-healer": unitMysticalHealer,
  necromancer: unitNecromancer,
  "giant-snake": unitGiantSnake,
  "cave-spirit": unitCaveSpirit,
  knight: unitKnight,
  miner: unitMiner,
  archer: unitArcher,
  "grand-architect": unitGrandArchitect,
  "forest-child": unitForestChild,
  rogue: unitRogue,
  peddler: unitPeddler,
  treefolk: unitTreefolk,
  "relic-of-wisdom": unitRelicOfWisdom,
  demon: unitDemon,
  "master-alchemist": unitMasterAlchemist,
  "palm-reader": unitPalmReader,
  commander: unitCommander,
  salamander: unitSalamander,
  golem: unitGolem,
  colossus: unitColossus,
  ogre: unitOgre,
  landlord: unitLandlord,
  manticore: unitManticore,
  leviathan: unitLeviathan,
  dragon: unitDragon,
  "forest-spirit": unitForestSpirit,
  strategist: unitStrategist,
  kraken: unitKraken,
  shadow: unitShadow,
  noble: unitNoble,
  princess: unitPrincess,
  "lost-soul": unitLostSoul,
  "relic-of-light": unitRelicOfLight,
  "relic-of-war": unitRelicOfWar,
  "grand-intendant": unitGrandIntendant,
  smuggler: unitSmuggler,
  djinn: unitDjinn,
  herbalist: unitHerbalist,
  gatekeeper: unitGatekeeper,
  ferryman: unitFerryman,
  duellist: unitDuellist,
  runesmith: unitRunesmith,
  herald: unitHerald,
  griffin: unitGriffin,
  centaur: unitCentaur,
  mercenary: unitMercenary,
  chronicler: unitChronicler,
  sphinx: unitSphinx,
  hermit: unitHermit,
  banshee: unitBanshee,
  minotaur: unitMinotaur,
  prospector: unitProspector,
  "paladin-of-legend": unitPaladinOfLegend,
  "relic-keeper": unitRelicKeeper,
  titan: unitTitan,
  "crown-of-ages": unitCrownOfAges,
  dragonfang: unitDragonfang,
  "aegis-of-dawn": unitAegisOfDawn,
  "horn-of-plenty": unitHornOfPlenty,
  "evergreen-staff": unitEvergreenStaff,
  heartstone: unitHeartstone,
  "bottomless-purse": unitBottomlessPurse,
  hourglass: unitHourglass,
  "builders-seal": unitBuildersSeal,
};

export const BUILDING_ICONS: Record<string, string> = {
  town: houseTown,
  mine: houseMine,
  tavern: houseTavern,
  temple: houseTemple,
  barracks: houseBarracks,
  port: housePort,
  crypt: houseCrypt,
  castle: houseCastle,
  library: houseLibrary,
  market: houseMarket,
  watchtower: houseWatchtower,
  forge: houseForge,
  treasury: houseTreasury,
  arena: houseArena,
};

export const NECROPOLIS_ICONS: Record<string, string> = {
  "bone-quarry": graveBoneQuarry,
  "rotten-granary": graveRottenGranary,
  "withered-grove": graveWitheredGrove,
  "pit-of-champions": gravePitOfChampions,
  "conscripted-dead": graveConscriptedDead,
  "paupers-field": gravePaupersField,
  "silent-workshop": graveSilentWorkshop,
  "gate-of-oaths": graveGateOfOaths,
  "barrow-of-captains": graveBarrowOfCaptains,
  "coffers-below": graveCoffersBelow,
  "war-ossuary": graveWarOssuary,
  "hourless-crypt": graveHourlessCrypt,
  "throne-of-tithes": graveThroneOfTithes,
  "field-of-hands": graveFieldOfHands,
  "three-veins": graveThreeVeins,
  "market-of-shades": graveMarketOfShades,
  "crown-of-frost": graveCrownOfFrost,
  "black-sun": graveBlackSun,
  "violet-moon": graveVioletMoon,
  "last-gate": graveLastGate,
};

export const LICH_ICONS: Record<string, string> = {
  "crown-of-bones": curseCrownOfBones,
  "dread-banner": curseDreadBanner,
  "soul-harvest": curseSoulHarvest,
  "gravekeepers-toll": curseGravekeepersToll,
};
