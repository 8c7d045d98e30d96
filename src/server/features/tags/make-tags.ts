import { foldTitle } from '#domain/tags/tag-key.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { insertTag } from './create-tag.ts';
import { chooseBoard } from './default-board.ts';
import { findByTitle } from './find-by-title.ts';
import { bringBackOwnTags } from './own-unused-tags.ts';
import { usableTags } from './scope.ts';
import { readTagChange } from './tag-draft.ts';
import './tables.ts';

export type TagToMake = {
  /** Null: the server chooses. */
  readonly id: string | null;
  readonly title: string;
  /** Null: the default board of the project. */
  readonly boardId: string | null;
  readonly groupId: string | null;
  /** Null: that of its group, or the one that the board uses least. */
  readonly color: string | null;
};

/**
 * The id of each, in this order: of the tag with this id or title if the project can use one, else of a new one. One that
 * was taken back with what it was made for comes back with it.
 */
export async function makeTags(
  tx: TxCtx,
  projectId: string,
  wanted: readonly TagToMake[],
): Promise<string[]> {
  const { viewer } = requireMember(tx);
  await bringBackOwnTags(
    tx,
    wanted.flatMap(({ id }) => id ?? []),
  );
  let find = await lookUp(tx, projectId, wanted);
  const ids: string[] = [];
  for (const tag of wanted) {
    const draft = readTagChange({ title: tag.title, color: tag.color });
    const known = find(tag);
    if (known !== undefined) {
      ids.push(known);
      continue;
    }
    const { id, boardId, groupId } = tag;
    const board = await chooseBoard(tx, 'tag.create', boardId === null ? { projectId } : { boardId });
    // Others may have made it while this one waited for the board.
    find = await lookUp(tx, projectId, wanted);
    const place = { id, boardId: board.id, groupId, createdBy: viewer.id };
    ids.push(find(tag) ?? (await insertTag(tx, { ...draft, ...place })).id);
  }
  return ids;
}

async function lookUp(tx: TxCtx, projectId: string, wanted: readonly TagToMake[]) {
  const own = wanted.flatMap(({ id }) => id ?? []);
  const rows = await usableTags(tx, tx.db, projectId)
    .select('tags.id')
    .where(isAmong('tags.id', own))
    .execute();
  const byId = new Set(rows.map(({ id }) => id));
  const titles = wanted.map(({ title }) => title);
  const byTitle = await findByTitle(tx, projectId, titles);
  return ({ id, title }: TagToMake): string | undefined =>
    id !== null && byId.has(id) ? id : byTitle.get(foldTitle(title));
}
