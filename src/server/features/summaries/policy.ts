import { sql } from 'kysely';
import { isEnoughToSummarize, summaryActions } from '#domain/ai/summary.ts';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { allowInObjects, getHighlights } from '#server/features/highlights/index.ts';
import { getInsights } from '#server/features/insights/index.ts';
import { getNote } from '#server/features/notes/index.ts';
import { isSeen } from '#server/features/answering/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import '#server/platform/search/tables.ts';
import { findHolder } from './find-holder.ts';
import type { Subject } from './subject.ts';
import { readWrapThemes } from './write/read-wrap-themes.ts';
import { isMaterial } from './write/material-scope.ts';

/** Throws NotFound for what the person may not see, and the refusal for what they may not do with it. */
export async function allowSubject(tx: TxCtx, verb: 'generate' | 'update', subject: Subject): Promise<void> {
  const action = summaryActions[subject.objectType][verb];
  const enoughContent = isEnoughToSummarize(await readSample(tx, subject));
  if (subject.objectType === 'highlights') {
    const found = await getHighlights(tx, subject.highlightIds);
    allowInObjects(
      tx,
      action,
      found.map((one) => ({ ...one, object: { ...one.object, enoughContent } })),
    );
    return;
  }
  allow(tx, action, { ...(await getObject(tx, subject)), enoughContent });
}

async function getObject(tx: TxCtx, { objectType, objectId }: Subject): Promise<AccessObject> {
  if (objectId === null) throw new NotFound();
  if (objectType === 'note') return getNote(tx, objectId);
  if (objectType === 'project' || objectType === 'theme' || objectType === 'wrap' || objectType === 'doc')
    return getAccessObject(tx, tx.db, await findHolder(tx, tx.db, { type: objectType, id: objectId }));
  const [insight] = await getInsights(tx, [objectId]);
  if (!insight) throw new NotFound();
  return insight;
}

/** Enough of the words to tell whether there is enough. */
async function readSample(tx: TxCtx, subject: Subject): Promise<string> {
  if (subject.objectType === 'wrap') {
    const { sources } = await readWrapThemes(tx, tx.db, subject.objectId);
    return sources.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
  }
  const said =
    subject.objectType === 'theme'
      ? sql<{ text: string }>`
        select left(d.text, 500) as text from data_points d
        where d.workspace_id = ${tx.workspace.id} and d.theme_id = ${subject.objectId} limit 50`
      : sql<{ text: string }>`
        select left(i.body, 500) as text from search_items i
        where i.workspace_id = ${tx.workspace.id} and ${isMaterial(subject)} and ${isSeen(tx)} limit 50`;
  const { rows } = await said.execute(tx.db);
  return rows.map(({ text }) => text).join(' ');
}
