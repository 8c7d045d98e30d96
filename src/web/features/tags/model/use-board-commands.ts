import { useClient, type AnyVariables, type OperationContext, type TypedDocumentNode } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  LockTagDocument,
  MergeTagsDocument,
  MoveTagsDocument,
  RecolorTagsDocument,
  RestoreTagsDocument,
  TrashTagsDocument,
  UndoTagMergeDocument,
  UnlockTagDocument,
  UpdateTagDocument,
} from '../tags.gen.ts';
import { keptTagWords } from './kept-words.ts';
import { movesBack, ranksAt, type Column, type Place } from './arrange-tags.ts';
import { tagsCalled } from './tag-names.ts';
import type { BoardTags, TagPatch } from './use-board-tags.ts';

type Tags = readonly TagCardFragment[];

/** Everything shows at once, and goes back where the server refuses. What can be undone says so. */
export function useBoardCommands(
  { chain }: BoardTags,
  board: TagBoardFieldsFragment,
  columns: readonly Column[],
) {
  const client = useClient();

  async function send<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    patch: TagPatch = (tag) => tag,
    context: Partial<OperationContext> = {},
  ): Promise<Data | null> {
    const change = chain.change(patch);
    const { data, error } = await client.mutation(document, variables, context).toPromise();
    if (data && !error) {
      change.keep();
      return data;
    }
    change.takeBack();
    showToast({ message: error ? problemOf(error).message : 'Nothing changed', tone: 'error' });
    return null;
  }

  return {
    move: async (tags: Tags, place: Place): Promise<void> => {
      const ids = tags.map(({ id }) => id);
      const move = { ids, ...place };
      const back = movesBack(columns, ids);
      const ranks = ranksAt(columns, move);
      const done = await send(MoveTagsDocument, { input: { boardId: board.id, ...move } }, (tag) => {
        const rank = ranks.get(tag.id);
        return rank === undefined ? tag : { ...tag, groupId: place.groupId, rank };
      });
      if (!done) return;
      const group = columns.find((column) => (column.group?.id ?? null) === place.groupId)?.group;
      showToast({
        message: `Moved ${tagsCalled(tags)} to ${group ? titleOf('group', group.title) : 'No group'}`,
        undo: () => void putBack(back),
      });
    },
    moveToBoard: async (tags: Tags, to: TagBoardFieldsFragment): Promise<boolean> => {
      const ids = tags.map(({ id }) => id);
      const back = movesBack(columns, ids);
      const gone = new Set(ids);
      const input = { boardId: to.id, groupId: null, afterId: null, ids };
      if (!(await send(MoveTagsDocument, { input }, (tag) => (gone.has(tag.id) ? null : tag)))) return false;
      showToast({
        message: `Moved ${tagsCalled(tags)} to ${titleOf('board', to.title)}`,
        undo: () => void putBack(back),
      });
      return true;
    },
    trash: async (tags: Tags): Promise<boolean> => {
      const ids = tags.map(({ id }) => id);
      const gone = new Set(ids);
      if (!(await send(TrashTagsDocument, { ids }, (tag) => (gone.has(tag.id) ? null : tag)))) return false;
      showToast({
        message: `Moved ${tagsCalled(tags)} to trash`,
        undo: () => void send(RestoreTagsDocument, { ids }),
      });
      return true;
    },
    merge: async (into: TagCardFragment, others: Tags): Promise<boolean> => {
      const ids = others.map(({ id }) => id);
      const gone = new Set(ids);
      const done = await send(MergeTagsDocument, { intoId: into.id, ids }, (tag) =>
        gone.has(tag.id) ? null : tag,
      );
      if (!done) return false;
      const { id } = done.mergeTags;
      showToast({
        message: `Merged ${tagsCalled(others)} into “${titleOf('tag', into.title)}”`,
        undo: () => void send(UndoTagMergeDocument, { id }),
      });
      return true;
    },
    recolor: async (tags: Tags, color: string): Promise<void> => {
      if (!(await paint(tags.map(({ id }) => ({ id, color }))))) return;
      const before = tags.map((tag) => ({ id: tag.id, color: tag.color }));
      showToast({ message: `Changed the color of ${tagsCalled(tags)}`, undo: () => void paint(before) });
    },
    rename: (tag: TagCardFragment, title: string) =>
      send(UpdateTagDocument, { input: { id: tag.id, title } }, undefined, keptTagWords(tag, { title })),
    setLocked: ({ id }: TagCardFragment, locked: boolean) => {
      const lockedAt = locked ? new Date().toISOString() : null;
      const patch: TagPatch = (tag) => (tag.id === id ? { ...tag, lockedAt } : tag);
      return locked ? send(LockTagDocument, { id }, patch) : send(UnlockTagDocument, { id }, patch);
    },
  };

  function paint(colors: { id: string; color: string }[]) {
    const colorOf = new Map(colors.map(({ id, color }) => [id, color]));
    return send(RecolorTagsDocument, { colors }, (tag) => ({
      ...tag,
      color: colorOf.get(tag.id) ?? tag.color,
    }));
  }

  async function putBack(moves: ReturnType<typeof movesBack>): Promise<void> {
    for (const move of moves) {
      if (!(await send(MoveTagsDocument, { input: { boardId: board.id, ...move, ids: [...move.ids] } })))
        return;
    }
  }
}

export type BoardCommands = ReturnType<typeof useBoardCommands>;
