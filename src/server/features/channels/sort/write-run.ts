import { sql } from 'kysely';
import type { Sensitivity } from '#domain/ai/clustering.ts';
import type { SortingReason } from '#domain/channels/sorting-plan.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';
import type { Descent } from './lineage-of.ts';
import { writeLineage } from './write-lineage.ts';

export type NewRun = {
  readonly channelId: string;
  readonly why: SortingReason;
  readonly sensitivity: Sensitivity;
  readonly wantedThemes: number | null;
  readonly model: string;
  readonly sampleCount: number;
  readonly themeCount: number;
  readonly lineage: readonly Descent[];
};

/** Older ones than so many are forgotten; what they split and merged is kept with the themes. */
const keptRuns = 50;

/** Together with the themes that it found. Answers its id: `finishRun` says what it covered. */
export async function writeRun(tx: TxCtx, run: NewRun): Promise<string> {
  const id = tx.newId();
  await tx.db
    .insertInto('cluster_runs')
    .values({
      workspace_id: tx.workspace.id,
      id,
      channel_id: run.channelId,
      why: run.why,
      sensitivity: run.sensitivity,
      wanted_themes: run.wantedThemes,
      model: run.model,
      sample_count: run.sampleCount,
      theme_count: run.themeCount,
      point_count: null,
      themed_count: null,
      ran_at: tx.now(),
      finished_at: null,
    })
    .execute();
  await writeLineage(tx, { channelId: run.channelId, runId: id, changeId: null, lineage: run.lineage });
  await forgetOldRuns(tx, run.channelId);
  return id;
}

async function forgetOldRuns(tx: TxCtx, channelId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from cluster_runs where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}
    order by ran_at desc, id desc offset ${keptRuns}`.execute(tx.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`delete from theme_lineage where workspace_id = ${tx.workspace.id} and run_id = any(${ids}::uuid[])
    and kind in ('same', 'new', 'gone')`.execute(tx.db);
  await sql`delete from cluster_runs where workspace_id = ${tx.workspace.id} and id = any(${ids}::uuid[])`.execute(
    tx.db,
  );
}
