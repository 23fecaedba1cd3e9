import apothecary from "icon:apothecary";
import archive from "icon:bookshelf";
import armoury from "icon:crossed-swords";
import altar from "icon:star-altar";
import bath from "icon:bathtub";
import caravan from "icon:camel";
import chapel from "icon:church";
import dormitory from "icon:bed";
import forge from "icon:anvil";
import gallery from "icon:large-paint-brush";
import guards from "icon:guards";
import kitchen from "icon:camp-cooking-pot";
import laboratory from "icon:standing-potion";
import lair from "icon:cave-entrance";
import library from "icon:bookshelf";
import mapRoom from "icon:treasure-map";
import mage from "icon:wizard-staff";
import money from "icon:abacus";
import observatory from "icon:telescope";
import prison from "icon:imprisoned";
import secret from "icon:open-treasure-chest";
import stables from "icon:horse-head";
import tannery from "icon:animal-hide";
import tavern from "icon:beer-stein";
import torture from "icon:guillotine";
import treasury from "icon:coins-pile";
import trophies from "icon:trophies-shelf";
import tunnel from "icon:stone-tower";
import warehouse from "icon:wooden-crate";
import watch from "icon:guarded-tower";
import wine from "icon:cellar-barrels";

/** What rooms are known by at a glance, by their numbers on the board. */
const ROOM_ICONS: Record<string, string> = {
  "01": guards,
  "02": money,
  "03": treasury,
  "04": stables,
  "05": forge,
  "06": armoury,
  "07": observatory,
  "08": library,
  "09": mapRoom,
  "10": mage,
  "11": gallery,
  "12": wine,
  "13": caravan,
  "14": warehouse,
  "15": tavern,
  "16": tannery,
  "17": bath,
  "18": dormitory,
  "19": watch,
  "20": apothecary,
  "21": laboratory,
  "22": chapel,
  "23": trophies,
  "24": kitchen,
};
const CELLAR_ICONS: Record<string, string> = {
  ...{ altar, archive, lair, prison, secret, torture, tunnel },
};

export const roomIcon = (number: string): string => ROOM_ICONS[number] ?? "";
export const cellarIcon = (room: string): string => CELLAR_ICONS[room] ?? "";
