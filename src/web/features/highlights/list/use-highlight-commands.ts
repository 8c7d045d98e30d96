import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { sayTrashed } from '#web/features/evidence/index.ts';
import type { HighlightLookFragment } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { keptAs, type Named } from '#web/lib/outbox/keep.ts';
import type { ChainChange } from '#web/kit/lists/page-chain.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  ChangeHighlightTagsDocument,
  DeleteHighlightsDocument,
  RestoreHighlightsDocument,
  UndoHighlightTagChangeDocument,
} from '../highlights.gen.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from '../model/tag-place.ts';
import { withNewTags } from './with-new-tags.ts';

type Look = Pick<HighlightLookFragment, 'id' | 'tags'>;
/** Shows a list as it will be; a row that it answers null for goes. */
export type ShowChange = (patch: <Row extends Look>(row: Row) => Row | null) => ChainChange;

export type Retagging = {
  readonly add?: readonly TagLook[];
  /** Tags to make in the same step. */
  readonly create?: readonly NewTag[];
  readonly remove?: readonly TagLook[];
};

/** For many highlights at once: each takes all of them or none, and one press undoes it. */
export function useHighlightCommands(show?: ShowChange) {
  const client = useClient();

  async function send<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    meanwhile: Named<Data>,
    patch: <Row extends Look>(row: Row) => Row | null = (row) => row,
  ): Promise<Data | null> {
    const change = show?.(patch);
    const { data, error } = await client.mutation(document, variables, keptAs(meanwhile)).toPromise();
    if (data && !error) {
      change?.keep();
      return data;
    }
    change?.takeBack();
    showToast({ message: error ? problemOf(error).message : 'Nothing changed', tone: 'error' });
    return null;
  }

  return {
    retag: async (
      ids: readonly string[],
      { add: known = [], create = [], remove = [] }: Retagging,
    ): Promise<boolean> => {
      const { add, newTags } = withNewTags(known, create);
      const chosen = new Set(ids);
      const gone = new Set(remove.map(({ id }) => id));
      const done = await send(
        ChangeHighlightTagsDocument,
        { ids: [...ids], add: add.map(({ id }) => id), remove: [...gone], newTags },
        { changeHighlightTags: { id: null, changedCount: 0, highlights: [] } },
        (row) => (chosen.has(row.id) ? { ...row, tags: withTags(row.tags, add, gone) } : row),
      );
      if (!done) return false;
      const { id: changeId } = done.changeHighlightTags;
      showToast({
        message: `${saying(add, remove)} ${countLabel(ids.length, 'highlight')}`,
        ...(changeId != null && {
          undo: () =>
            void send(UndoHighlightTagChangeDocument, { id: changeId }, { undoHighlightTagChange: [] }),
        }),
      });
      return true;
    },
    remove: async (ids: readonly string[]): Promise<boolean> => {
      const gone = new Set(ids);
      const done = await send(DeleteHighlightsDocument, { ids: [...ids] }, { deleteHighlights: [] }, (row) =>
        gone.has(row.id) ? null : row,
      );
      if (!done) return false;
      sayTrashed(client, {
        ids,
        message: `Deleted ${countLabel(ids.length, 'highlight')}`,
        undo: () => void send(RestoreHighlightsDocument, { ids: [...ids] }, { restoreHighlights: [] }),
      });
      return true;
    },
  };
}

export type HighlightCommands = ReturnType<typeof useHighlightCommands>;

function withTags<Tag extends TagLook>(
  tags: readonly Tag[],
  add: readonly TagLook[],
  gone: ReadonlySet<string>,
): Tag[] {
  const kept = tags.filter(({ id }) => !gone.has(id));
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...(add.filter(({ id }) => !known.has(id)) as Tag[])];
}

function saying(add: readonly TagLook[], remove: readonly TagLook[]): string {
  const named = (tags: readonly TagLook[]) => {
    const [only] = tags;
    return tags.length === 1 && only ? `“${titleOf('tag', only.title)}”` : countLabel(tags.length, 'tag');
  };
  if (add.length === 0) return `Removed ${named(remove)} from`;
  return remove.length === 0 ? `Added ${named(add)} to` : `Replaced ${named(remove)} with ${named(add)} on`;
}
