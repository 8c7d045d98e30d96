export type { CardSource } from './card-source.ts';
export {
  column,
  commonProperties,
  inFolder,
  joined,
  many,
  one,
  owned,
  projectProperties,
  propertiesOfProject,
  type Asking,
  type FilterSource,
  type FindField,
  type Owned,
  type Properties,
  type Source,
} from './filter-source.ts';
export type { Content, Kind, Trait } from './kind.ts';
export { allContent, allKinds, allTraits, registerKinds } from './registry.ts';
export type { LookUp, SearchSource, Stale } from './search-source.ts';
export type { TrashSource } from './trash-source.ts';
export { addedIds, idsIn, noIds, withAddedWords } from './search-traits.ts';
