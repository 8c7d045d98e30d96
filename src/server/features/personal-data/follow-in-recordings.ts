import type { TimeSpan } from '#domain/media/join-spans.ts';
import type { WordChange } from '#editor/text/replace-words.ts';
import { timesOfWords } from '#editor/transcript/times-of-words.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { followWords } from '#server/features/redactions/index.ts';
import { readDoc } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { HidingTools } from './hiding-tools.ts';
import '#server/features/files/tables.ts';
import './tables.ts';

/** When the recordings of a document say the words that change, before they do; undefined where there are none. */
export type Said = { readonly fileIds: readonly string[]; readonly times: ReadonlyMap<string, TimeSpan[]> };

export async function readSaid(
  tx: TxCtx,
  objectId: string,
  changes: readonly WordChange[],
): Promise<Said | undefined> {
  const files = await tx.db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('owner_id', '=', objectId)
    .where('media_type', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
  if (files.length === 0) return undefined;
  const document = nodeFromYDoc(await readDoc(tx.db, tx.workspace.id, objectId));
  return {
    fileIds: files.map(({ id }) => id),
    times: timesOfWords(
      document,
      changes.map(({ from }) => from),
    ),
  };
}

/** Sound and picture are hidden where the text shows a label now, and no longer where it doesn't. */
export async function followInRecordings(
  tx: TxCtx,
  { boss, jobs }: HidingTools,
  { objectId, said }: { readonly objectId: string; readonly said: Said | undefined },
): Promise<void> {
  if (!said) return;
  const labels = await tx.db
    .selectFrom('personal_data')
    .select('label')
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', objectId)
    .where('label', 'is not', null)
    .execute();
  const document = nodeFromYDoc(await readDoc(tx.db, tx.workspace.id, objectId));
  const hidden = timesOfWords(
    document,
    labels.flatMap(({ label }) => label ?? []),
  );
  for (const fileId of said.fileIds)
    await followWords(tx, { boss, jobs }, fileId, {
      hidden: hidden.get(fileId) ?? [],
      shown: said.times.get(fileId) ?? [],
    });
}
