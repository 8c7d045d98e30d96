import { accept } from '#domain/parsed/parsed.ts';
import { parseTagCsv } from '#domain/tags/tag-csv.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowOnBoard, getBoard } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import { writeTagRows } from './write-tag-rows.ts';

export type TagImport = { readonly created: readonly Tag[]; readonly skippedCount: number };

/** All rows or none. Groups are found by their title or made; tags that the board has by this title are left. */
export async function importTags(ctx: Ctx, boardId: string, csv: string): Promise<TagImport> {
  const { viewer } = requireMember(ctx);
  const { rows, emptyCount } = accept(parseTagCsv(csv));
  return inTransaction(ctx, async (tx) => {
    await allowTagImport(tx, boardId);
    const written = await writeTagRows(tx, { boardId, rows, updates: false, createdBy: viewer.id });
    const ids = written.tags.flatMap((tag) => (tag.status === 'created' ? [tag.id] : []));
    return { created: await readBackTags(tx, ids), skippedCount: emptyCount + rows.length - ids.length };
  });
}

/** Holds the board's lock from then on. */
export async function allowTagImport(tx: TxCtx, boardId: string): Promise<void> {
  allowOnBoard(tx, 'tag.create', await getBoard(tx, boardId));
}
