import type { Feature } from '#server/platform/app/feature.ts';
import { tagHolders } from './where-tags-lie.ts';
import { tagsSchema } from './resolvers.ts';
import { tagBoardKind, tagGroupKind, tagKind } from './tag.kind.ts';

export { insertBoard } from './arrange-boards.ts';
export { insertGroup } from './arrange-groups.ts';
export { insertTag } from './create-tag.ts';
export { allowTagImport } from './import-tags.ts';
export { takeBackOwnTags } from './own-unused-tags.ts';
export { tagsOfTitles } from './tags-of-titles.ts';
export { takeBackTags } from './take-back-tags.ts';
export type { TagBefore } from './update-tag-rows.ts';
export { writeTagRows } from './write-tag-rows.ts';
export { chooseBoard, ensureDefaultBoard } from './default-board.ts';
export { findByTitle } from './find-by-title.ts';
export { tagLoader, tagsOfEach } from './loaders.ts';
export { insertWholeTags, type WholeBoard, type WholeGroup, type WholeTag } from './insert-whole-tags.ts';
export { insertTaggings } from './insert-taggings.ts';
export { makeTags, type TagToMake } from './make-tags.ts';
export { usableTags } from './scope.ts';
export type { Tag } from './tag.ts';
export { readTagChange } from './tag-draft.ts';
export { getChange, revertChange, startChange } from './tagging-change.ts';
export {
  addTaggingPairs,
  addTaggings,
  copyTaggings,
  orderTaggings,
  removeTaggingPairs,
  removeTaggings,
  replaceTaggings,
  type Tagging,
} from './write-taggings.ts';

export const tags: Feature = {
  name: 'tags',
  kinds: [tagKind, tagGroupKind, tagBoardKind],
  schema: () => tagsSchema,
  holders: tagHolders,
};
