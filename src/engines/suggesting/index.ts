export {
  matchTags,
  prototypeOf,
  type Basis,
  type Match,
  type Prototype,
  type TagExamples,
} from './prototype.ts';
