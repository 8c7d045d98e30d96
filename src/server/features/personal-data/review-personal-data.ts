import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { liftsWords, type PersonalDecision } from '#domain/personal-data/states.ts';
import { holdObject, type ObjectRef } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { purgeInPdfs } from './follow-in-pdfs.ts';
import type { HidingTools } from './hiding-tools.ts';
import { hideData } from './keep-findings.ts';
import { personalColumns, type PersonalDatum } from './personal-datum.ts';
import { replaceInDocument } from './replace-words.ts';
import { requireWords, withWords } from './sealed-words.ts';
import './tables.ts';

/** Hides words, keeps them as not personal, or takes either back. All or none; they are in one document. */
export async function reviewPersonalData(
  ctx: Ctx,
  tools: HidingTools,
  { ids, decision }: { readonly ids: readonly string[]; readonly decision: PersonalDecision },
): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const { object, data } = await holdData(tx, tools, ids);
    if (data.some(({ state }) => liftsWords(state, decision))) allow(tx, 'redaction.lift', object);
    const open = data.filter(({ state }) => state !== 'purged');
    if (decision === 'hide') {
      const shown = open.filter(({ state }) => state !== 'hidden');
      await hideData(tx, tools, object, { data: shown, by: viewer.id });
    } else {
      await showWords(tx, tools, object, { data: open, keeper: decision === 'keep' ? viewer.id : null });
    }
    await recordReview(tx, object, decision, ids.length);
  });
}

/** For people with full access: nobody can show these words again. */
export async function purgePersonalData(ctx: Ctx, tools: HidingTools, ref: ObjectRef): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const object = await holdObject(tx, ref);
    allow(tx, 'redaction.apply', object);
    allow(tx, 'redaction.lift', object);
    const { rows: purged } = await sql<{ sealedId: string | null }>`
      with hidden as (
        select id, sealed_id from personal_data where workspace_id = ${tx.workspace.id}
          and object_id = ${object.id} and state = 'hidden' for update)
      update personal_data d set state = 'purged', words = null, sealed_id = null from hidden h
      where d.workspace_id = ${tx.workspace.id} and d.id = h.id returning h.sealed_id as "sealedId"`.execute(
      tx.db,
    );
    await purgeInPdfs(tx, tools, object.id);
    await tools.box.removeAll(
      tx,
      purged.flatMap(({ sealedId }) => sealedId ?? []),
    );
    await recordReview(tx, object, 'purge', purged.length);
    return purged.length;
  });
}

async function showWords(
  tx: TxCtx,
  tools: HidingTools,
  object: ObjectRef,
  { data, keeper }: { data: readonly PersonalDatum[]; keeper: string | null },
): Promise<void> {
  requireWords(data);
  const rows = data.map(({ id, words }) => ({ id, words }));
  await sql`
    update personal_data d set state = ${keeper === null ? 'open' : 'kept'}, label = null, words = c.words,
      sealed_id = null, reviewed_by = ${keeper}::uuid,
      reviewed_at = ${keeper === null ? null : tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, words text)
    where d.workspace_id = ${tx.workspace.id} and d.id = c.id`.execute(tx.db);
  await tools.box.removeAll(
    tx,
    data.flatMap(({ sealedId }) => sealedId ?? []),
  );
  await replaceInDocument(
    tx,
    tools,
    object,
    data.flatMap(({ words, label }) =>
      words !== null && label !== null ? [{ from: label, to: words }] : [],
    ),
  );
}

async function holdData(tx: TxCtx, { box }: HidingTools, ids: readonly string[]) {
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
  return { object, data: await withWords(tx.db, box, tx.workspace.id, await readByIds(tx, ids)) };
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
