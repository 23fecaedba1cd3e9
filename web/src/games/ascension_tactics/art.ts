import apprentice from "icon:open-book";
import militia from "icon:spears";
import mystic from "icon:crystal-ball";
import heavyInfantry from "icon:visored-helm";
import dawnAcolyte from "icon:sunrise";
import wayfinderMonk from "icon:compass";
import skybowAdept from "icon:bowman";
import prayerBeads from "icon:prayer-beads";
import templeStudent from "icon:pagoda";
import typhoonAscetic from "icon:tornado";
import allSeeingEye from "icon:all-seeing-eye";
import mirrorLakeScribe from "icon:quill-ink";
import stormKite from "icon:kite";
import wardenOfTheSteps from "icon:stairs";
import oracleOfTwoRoads from "icon:crossroad";
import isla from "icon:mirror-mirror";
import twinGaleBlades from "icon:dervish-swords";
import grandAbbot from "icon:pope-crown";
import celestialGong from "icon:gong";
import seedGatherer from "icon:plant-seed";
import thicketGuide from "icon:boot-prints";
import wildDrover from "icon:bull";
import barkskinShield from "icon:tribal-shield";
import cultShepherd from "icon:shepherds-crook";
import groveMatron from "icon:fruit-tree";
import thornwhip from "icon:vine-whip";
import packrunner from "icon:direwolf";
import mosscaller from "icon:tree-growth";
import antlerCrown from "icon:stag-head";
import fruitPeddler from "icon:fruit-bowl";
import kiri from "icon:witch-face";
import elderOfAHundredRoots from "icon:tree-roots";
import stampedeCaller from "icon:charging-bull";
import heartwoodBow from "icon:pocket-bow";
import gearTender from "icon:big-gear";
import wrenchPriest from "icon:wrench";
import rivetBuckler from "icon:round-shield";
import pistonGauntlet from "icon:gauntlet";
import furnaceHand from "icon:furnace";
import sprocketGreaves from "icon:greaves";
import boltThrower from "icon:crossbow";
import scrapCourier from "icon:knapsack";
import bulwarkFrame from "icon:layered-armor";
import foundryForeman from "icon:gear-hammer";
import salvageRig from "icon:cargo-crane";
import mila from "icon:recycle";
import siegeCore from "icon:cannon";
import blueprintKeeper from "icon:armor-blueprint";
import overchargeAdept from "icon:battery-pack";
import titanHarness from "icon:chest-armor";
import shadeInitiate from "icon:elysium-shade";
import gloomStalker from "icon:hunter-eyes";
import boneKnife from "icon:bone-knife";
import pitDuelist from "icon:duel";
import ashOffering from "icon:fire-bowl";
import nightmareCrier from "icon:screaming";
import barbedMail from "icon:spiked-armor";
import soulBroker from "icon:soul-vessel";
import oathOfTheHeadsman from "icon:executioner-hood";
import reaperChain from "icon:crossed-chains";
import whisperInTheDark from "icon:human-ear";
import mawOfTheDeep from "icon:carnivore-mouth";
import oblivionSpear from "icon:barbed-spear";
import graveSummoner from "icon:graveyard";
import lanternOfHunger from "icon:lantern-flame";

/** A picture for each card of the decks, so that cards are told apart at a glance. */
export const CARD_ICONS: Record<string, string> = {
  apprentice,
  militia,
  mystic,
  "heavy-infantry": heavyInfantry,
  "dawn-acolyte": dawnAcolyte,
  "wayfinder-monk": wayfinderMonk,
  "skybow-adept": skybowAdept,
  "prayer-beads": prayerBeads,
  "temple-student": templeStudent,
  "typhoon-ascetic": typhoonAscetic,
  "all-seeing-eye": allSeeingEye,
  "mirror-lake-scribe": mirrorLakeScribe,
  "storm-kite": stormKite,
  "warden-of-the-steps": wardenOfTheSteps,
  "oracle-of-two-roads": oracleOfTwoRoads,
  isla,
  "twin-gale-blades": twinGaleBlades,
  "grand-abbot": grandAbbot,
  "celestial-gong": celestialGong,
  "seed-gatherer": seedGatherer,
  "thicket-guide": thicketGuide,
  "wild-drover": wildDrover,
  "barkskin-shield": barkskinShield,
  "cult-shepherd": cultShepherd,
  "grove-matron": groveMatron,
  thornwhip,
  packrunner,
  mosscaller,
  "antler-crown": antlerCrown,
  "fruit-peddler": fruitPeddler,
  kiri,
  "elder-of-a-hundred-roots": elderOfAHundredRoots,
  "stampede-caller": stampedeCaller,
  "heartwood-bow": heartwoodBow,
  "gear-tender": gearTender,
  "wrench-priest": wrenchPriest,
  "rivet-buckler": rivetBuckler,
  "piston-gauntlet": pistonGauntlet,
  "furnace-hand": furnaceHand,
  "sprocket-greaves": sprocketGreaves,
  "bolt-thrower": boltThrower,
  "scrap-courier": scrapCourier,
  "bulwark-frame": bulwarkFrame,
  "foundry-foreman": foundryForeman,
  "salvage-rig": salvageRig,
  mila,
  "siege-core": siegeCore,
  "blueprint-keeper": blueprintKeeper,
  "overcharge-adept": overchargeAdept,
  "titan-harness": titanHarness,
  "shade-initiate": shadeInitiate,
  "gloom-stalker": gloomStalker,
  "bone-knife": boneKnife,
  "pit-duelist": pitDuelist,
  "ash-offering": ashOffering,
  "nightmare-crier": nightmareCrier,
  "barbed-mail": barbedMail,
  "soul-broker": soulBroker,
  "oath-of-the-headsman": oathOfTheHeadsman,
  "reaper-chain": reaperChain,
  "whisper-in-the-dark": whisperInTheDark,
  "maw-of-the-deep": mawOfTheDeep,
  "oblivion-spear": oblivionSpear,
  "grave-summoner": graveSummoner,
  "lantern-of-hunger": lanternOfHunger,
};
