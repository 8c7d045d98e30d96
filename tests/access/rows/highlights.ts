import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit } from '../kit.ts';
import type { Row } from '../row.ts';

import {
  everybody,
  empty,
  noForeignIds,
  isPrivate,
  addTag,
  type HighlightOptions,
  addHighlight,
  addSuggestion,
  addTagging,
  rowsFor,
  input,
  onlyId,
  onlyIds,
  one,
  seen,
} from './coding-kit.ts';

const note = async (kit: Kit, options: ContentOptions) => ({
  objectType: 'NOTE',
  objectId: await addContent(kit, 'note', options),
});
const area = { page: 0, left: 0, top: 0, width: 1, height: 1 };

export const highlightRows: readonly Row[] = [
  {
    operation: 'Query.highlight',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, {}),
    expected: everybody,
  },
  {
    operation: 'Query.highlight',
    when: 'private',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, { isPrivate }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlight',
    when: 'in the trash',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, { isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlight',
    when: 'in a project in the trash',
    variables: async ({ kit }) => onlyId(addHighlight)(kit, { inTrash: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlightsByIds',
    variables: async ({ kit }) => onlyIds(addHighlight)(kit, {}),
    expected: everybody,
  },
  {
    operation: 'Query.highlightsByIds',
    when: 'private',
    variables: async ({ kit }) => onlyIds(addHighlight)(kit, { isPrivate }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.highlights',
    variables: async ({ kit }) => ({ filter: { objectId: (await addHighlight(kit)).objectId } }),
    expected: everybody,
    tellsNothing: true,
  },
  ...rowsFor('Query.objectTags', note, { expected: empty, shared: null }),
  ...rowsFor('Query.suggestedHighlights', note, seen),
  ...rowsFor(
    'Mutation.createHighlight',
    input(async (kit, options: ContentOptions) => {
      const { id } = await addTag(kit, { isShared: true });
      return { ...(await note(kit, options)), id: newId(), pdfAreas: [area], tagIds: [id] };
    }),
    { ...one, passesOver: ['input.id'] },
  ),
  ...rowsFor('Mutation.updateHighlight', input(onlyId(addHighlight), { pdfAreas: [area] }), one),
  ...rowsFor('Mutation.deleteHighlights', onlyIds(addHighlight), one),
  ...rowsFor('Mutation.restoreHighlights', onlyIds(addHighlight), { ...one, more: { isDeleted: true } }),
  ...rowsFor(
    'Mutation.changeHighlightTags',
    async (kit, options: HighlightOptions) => {
      const [add, remove] = [await addTag(kit, { isShared: true }), await addTag(kit, { isShared: true })];
      return { ...(await onlyIds(addHighlight)(kit, options)), add: [add.id], remove: [remove.id] };
    },
    { ...one, passesOver: ['remove.0'] },
  ),
  ...rowsFor(
    'Mutation.tagNotes',
    async (kit, options: HighlightOptions) => {
      const [{ objectId }, { id }] = [
        await addHighlight(kit, options),
        await addTag(kit, { isShared: true }),
      ];
      return { noteIds: [objectId], add: [id] };
    },
    one,
  ),
  ...rowsFor(
    'Mutation.setHighlightTags',
    async (kit, options: HighlightOptions) => {
      const { id } = await addTag(kit, { isShared: true });
      return { ...(await onlyId(addHighlight)(kit, options)), tagIds: [id] };
    },
    one,
  ),
  ...rowsFor('Mutation.undoHighlightTagChange', addTagging, one),
  ...rowsFor(
    'Mutation.acceptSuggestedHighlight',
    async (kit, options: ContentOptions) => {
      const { id } = await addTag(kit, { isShared: true });
      return { ...(await onlyId(addSuggestion)(kit, options)), tagIds: [id] };
    },
    one,
  ),
  ...rowsFor('Mutation.rejectSuggestedHighlights', onlyIds(addSuggestion), one),
  ...rowsFor('Mutation.reopenSuggestedHighlights', onlyIds(addSuggestion), one),
];
