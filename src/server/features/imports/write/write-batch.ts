import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { Plan } from '../read-plan.ts';
import type { Written } from './batch.ts';
import type { ReadBatch } from './prepare-people.ts';
import type { QuestionsOfImport } from './questions-of-import.ts';
import { readPoints, type ReadPoints } from './read-points.ts';
import { redactRows, type RedactedRows } from './redact-rows.ts';
import { readyColumns, type MadeByImport } from './resolve-columns.ts';
import type { SeenKeys } from './seen-keys.ts';
import { writeContacts } from './write-contacts.ts';
import { writeFields } from './write-fields.ts';
import { writeNotes } from './write-notes.ts';
import { writePoints } from './write-points.ts';
import { writeTags } from './write-tags.ts';

export type BatchTools = {
  readonly own: OwnModels | undefined;
  readonly box: SealedBox;
  /** How many data points the workspace may have. */
  readonly mostPoints: number | undefined;
};

export type BatchPart = {
  readonly plan: Plan;
  readonly made: MadeByImport;
  readonly asked: QuestionsOfImport;
  readonly seen: SeenKeys;
  readonly batch: ReadBatch;
};

type PreparedBatch = { readonly redacted?: RedactedRows; readonly points?: ReadPoints };

/** Before the transaction: names are found by a model. */
export async function prepareBatch(
  ctx: Ctx,
  { own }: BatchTools,
  { plan, made, asked, batch: { rows } }: BatchPart,
): Promise<PreparedBatch> {
  if (plan.target === 'DATA_POINTS') return { points: await readPoints(ctx, own, { ...plan, rows }) };
  if (plan.target !== 'NOTES') return {};
  const columns = await inTransaction(ctx, (tx) => readyColumns(tx, plan, made, asked));
  return { redacted: await redactRows(ctx, own, { ...plan, columns, rows }) };
}

/** What the rows of a batch become, by the target of their import. */
export async function writeBatch(
  tx: TxCtx,
  { box, mostPoints: most }: BatchTools,
  { plan, made, asked, seen, batch, redacted, points }: BatchPart & PreparedBatch,
): Promise<Written> {
  const { rows } = redacted ?? batch;
  if (plan.target === 'TAGS') return writeTags(tx, { ...plan, rows });
  if (plan.target === 'FIELDS') return writeFields(tx, { ...plan, rows });
  if (points) return writePoints(tx, { ...plan, points, box, most });
  const columns = await readyColumns(tx, plan, made, asked);
  const common = { ...plan, plan, columns, rows, seen };
  if (plan.target === 'CONTACTS')
    return writeContacts(tx, { ...common, ...(batch.people && { people: batch.people }) });
  const { contents } = batch;
  const notes = { ...common, ...(contents && { contents }) };
  return writeNotes(tx, { ...notes, ...(redacted && { personal: { box, words: redacted.words } }) });
}
