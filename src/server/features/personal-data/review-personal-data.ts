import { NotFound } from '#domain/errors/hark-error.ts';
import { liftsWords, type PersonalDecision } from '#domain/personal-data/states.ts';
import { holdObject, type ObjectRef } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { hideData } from './keep-findings.ts';
import { personalColumns, type PersonalDatum } from './personal-datum.ts';
import { replaceInDocument } from './replace-words.ts';
import './tables.ts';

/** Hides words, keeps them as not personal, or takes either back. All or none; they are in one document. */
export async function reviewPersonalData(
  ctx: Ctx,
  ids: readonly string[],
  decision: PersonalDecision,
): Promise<PersonalDatum[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const { object, data } = await holdData(tx, ids);
    if (data.some(({ state }) => liftsWords(state, decision))) allow(tx, 'redaction.lift', object);
    const open = data.filter(({ state }) => state !== 'purged');
    if (decision === 'hide') {
      const shown = open.filter(({ state }) => state !== 'hidden');
      await hideData(tx, object, shown, viewer.id);
    } else {
      await showWords(tx, object, open);
      await tx.db
        .updateTable('personal_data')
        .set({
          state: decision === 'keep' ? 'kept' : 'open',
          label: null,
          reviewed_by: decision === 'keep' ? viewer.id : null,
          reviewed_at: decision === 'keep' ? tx.now() : null,
        })
        .where(
          isInWorkspace(
            tx.workspace.id,
            'id',
            open.map(({ id }) => id),
          ),
        )
        .execute();
    }
    await recordReview(tx, object, decision, ids.length);
    return readByIds(tx, ids);
  });
}

/** For people with full access: nobody can show these words again. */
export async function purgePersonalData(ctx: Ctx, ref: ObjectRef): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const object = await holdObject(tx, ref);
    allow(tx, 'redaction.apply', object);
    allow(tx, 'redaction.lift', object);
    const { numUpdatedRows } = await tx.db
      .updateTable('personal_data')
      .set({ state: 'purged', words: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('object_id', '=', object.id)
      .where('state', '=', 'hidden')
      .executeTakeFirst();
    await recordReview(tx, object, 'purge', Number(numUpdatedRows));
    return Number(numUpdatedRows);
  });
}

async function showWords(tx: TxCtx, object: ObjectRef, data: readonly PersonalDatum[]): Promise<void> {
  await replaceInDocument(
    tx,
    object,
    data.flatMap(({ words, label }) =>
      words !== null && label !== null ? [{ from: label, to: words }] : [],
    ),
  );
}

async function holdData(tx: TxCtx, ids: readonly string[]) {
  const known = await readByIds(tx, ids);
  const [first] = known;
  if (!first || known.length !== ids.length || known.some(({ objectId }) => objectId !== first.objectId))
    throw new NotFound();
  const object = await holdObject(tx, { type: first.objectType, id: first.objectId });
  allow(tx, 'redaction.apply', object);
  await tx.db
    .selectFrom('personal_data')
    .select('id')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return { object, data: await readByIds(tx, ids) };
}

function readByIds(tx: TxCtx, ids: readonly string[]): Promise<PersonalDatum[]> {
  return tx.db
    .selectFrom('personal_data')
    .select(personalColumns)
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .orderBy('id')
    .execute();
}

async function recordReview(
  tx: TxCtx,
  { id }: ObjectRef,
  decision: PersonalDecision | 'purge',
  count: number,
): Promise<void> {
  await tx.record({
    type: 'suggestion.personalDataReviewed',
    payload: { objectId: id, decision, count },
    objectId: null,
  });
}
