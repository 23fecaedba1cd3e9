/** How Royal Chronicles is told: all that the shell and the board need in words. */
export { irreversible } from "./irreversible";
export {
  building,
  cardName,
  cardNames,
  cardText,
  gives,
  goodsWords,
  levelName,
  lichCard,
  lichText,
  necropolis,
  necropolisText,
  phaseName,
  rowName,
  sourceName,
  whoIs,
  type WordsContext,
} from "./names";
export { DESCRIBED, describeOption, promptWords } from "./options";
export { reasonWords } from "./reasons";
export { storyLines, tellEvent, TOLD, touched, type StoryLine } from "./story";
export { summarise } from "./summary";
