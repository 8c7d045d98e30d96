export { choosePassages, overlaps, type Passage, type Range } from './choose-passages.ts';
export {
  matchTags,
  prototypeOf,
  type Basis,
  type Match,
  type Prototype,
  type TagExamples,
} from './prototype.ts';
export { nearness } from './vectors.ts';
