import type { ExportedReel } from '#domain/exports/board-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertWholeReels, type WholeReel } from '#server/features/reels/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { dateOf } from '../refi/date-of.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import type { WrittenDocuments } from './write-written.ts';
import '#server/features/highlights/tables.ts';

/** Of insights that the archive has. A part needs its highlight and recording, from this project or one before it. */
export async function writeReels(
  tx: TxCtx,
  writing: CommunityWriting,
  { insightIds }: WrittenDocuments,
): Promise<void> {
  const insights = new Set(insightIds);
  for await (const part of writing.set.parts('reels')) {
    const reels = part.filter(({ insightId }) => insights.has(writing.idOf(insightId)));
    const recordingOf = await readRecordings(tx, writing, reels);
    await insertWholeReels(
      tx,
      writing.createdBy,
      reels.map((reel) => wholeOf(tx, writing, { reel, recordingOf })),
    );
  }
}

/** The recording of each highlight that there is by now. */
async function readRecordings(
  tx: TxCtx,
  { idOf }: CommunityWriting,
  reels: readonly ExportedReel[],
): Promise<ReadonlyMap<string, string>> {
  const ids = reels.flatMap(({ parts }) =>
    parts.flatMap(({ highlightId }) => (highlightId === null ? [] : [idOf(highlightId)])),
  );
  const rows = await tx.db
    .selectFrom('highlights')
    .select(['id', 'file_id as fileId'])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  return new Map(rows.flatMap(({ id, fileId }) => (fileId === null ? [] : [[id, fileId] as const])));
}

type Writing = { readonly reel: ExportedReel; readonly recordingOf: ReadonlyMap<string, string> };

function wholeOf(tx: TxCtx, { idOf, report }: CommunityWriting, { reel, recordingOf }: Writing): WholeReel {
  const known = new Set<string>();
  const parts = reel.parts.flatMap(({ highlightId, title, startTime, endTime, rank }) => {
    const id = highlightId === null ? '' : idOf(highlightId);
    const fileId = recordingOf.get(id);
    if (fileId === undefined || known.has(id)) return [];
    known.add(id);
    const start = Math.max(0, startTime);
    return [
      {
        highlightId: id,
        fileId,
        title: cut(title, 500),
        start,
        end: Math.max(start, endTime),
        rank,
      },
    ];
  });
  report('Parts of reels whose recordings aren’t in the archive', reel.parts.length - parts.length);
  return {
    id: idOf(reel.id),
    insightId: idOf(reel.insightId),
    title: cut(reel.title, textLimits.reelTitle.max),
    layout: reel.layout,
    createdAt: dateOf(reel.createdAt) ?? tx.now(),
    parts,
  };
}
