import { sql, type RawBuilder } from 'kysely';
import { keptDays, keptSince } from '#domain/upkeep/kept-days.ts';
import { workKindOf } from '#domain/upkeep/work-kinds.ts';
import '#server/features/files/tables.ts';
import '#server/features/imports/tables.ts';
import '#server/features/media-exports/tables.ts';
import '#server/features/project-exports/tables.ts';
import { isWorthAnotherTry } from '#server/features/transcripts/index.ts';
import '#server/features/transcripts/tables.ts';
import '#server/features/translations/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { JobState } from '#server/platform/jobs/tables.ts';

export type Work = {
  readonly id: string;
  readonly job: string;
  readonly jobState: JobState;
  readonly progress: number;
  readonly doing: string;
  readonly error: string | null;
  readonly requestedBy: string | null;
  readonly aboutId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly isEnding: boolean;
  /** Nothing else has been done since in its place. */
  readonly isStillWanted: boolean;
};

const latestFirst: Sort = { kind: 'time', column: 'jobs.created_at', id: 'jobs.id' };

export async function listWork(
  ctx: Ctx,
  { failed, ...args }: PageArgs & { failed: boolean },
): Promise<Page<Work>> {
  allow(ctx, 'upkeep.read');
  return readWork(ctx, args, failed ? hasFailed(keptSince(keptDays.completedJobs, ctx.now())) : isUnderWay);
}

/** What somebody asked for and waits for. */
export async function listOwnWork(ctx: Ctx, args: PageArgs): Promise<Page<Work>> {
  const { id } = requireMember(ctx).viewer;
  return readWork(ctx, args, sql<boolean>`${isUnderWay} and jobs.requested_by = ${id}`);
}

async function readWork(ctx: Ctx, args: PageArgs, isListed: RawBuilder<boolean>): Promise<Page<Work>> {
  const list = (await ctx.reads.db())
    .selectFrom('jobs')
    .where('jobs.workspace_id', '=', ctx.workspace.id)
    .where(isListed);
  return readPage(args, latestFirst, list, (rows) =>
    rows.select([
      'jobs.id',
      'jobs.name as job',
      'jobs.state as jobState',
      sql<number>`jobs.progress::double precision`.as('progress'),
      'jobs.doing',
      sql<string | null>`coalesce(jobs.error, jobs.result->>'error')`.as('error'),
      'jobs.requested_by as requestedBy',
      aboutId.as('aboutId'),
      'jobs.created_at as createdAt',
      'jobs.updated_at as updatedAt',
      sql<boolean>`jobs.cancel_requested_at is not null`.as('isEnding'),
      isStillWanted.as('isStillWanted'),
    ]),
  );
}

const isUnderWay = sql<boolean>`jobs.state in ('waiting', 'running')`;

/** Work that could not be done ends in order, with the reason in its result. */
function hasFailed(since: Date): RawBuilder<boolean> {
  return sql<boolean>`jobs.finished_at > ${since}
    and (jobs.state = 'failed' or (jobs.state = 'completed' and jobs.result->>'error' is not null))`;
}

/** The thing whose row waits for the job. */
const aboutId = sql<string | null>`coalesce(
  (select f.owner_id from files f where f.workspace_id = jobs.workspace_id
    and f.id = case jobs.name when 'media.process' then (jobs.payload->>'fileId')::uuid
      when 'media.read-document' then (jobs.payload->>'fileId')::uuid
      when 'media.olderStream' then (jobs.payload->>'fileId')::uuid
      when 'media.sharpStream' then (jobs.payload->>'fileId')::uuid end),
  (select t.note_id from transcripts t where t.workspace_id = jobs.workspace_id
    and t.id = case jobs.name when 'transcripts.transcribe' then (jobs.payload->>'transcriptId')::uuid end),
  (select t.note_id from translations t where t.workspace_id = jobs.workspace_id
    and t.id = case jobs.name when 'translations.translate' then (jobs.payload->>'translationId')::uuid end),
  (select e.owner_id from media_exports e where e.workspace_id = jobs.workspace_id
    and e.id = case jobs.name when 'mediaExports.render' then (jobs.payload->>'exportId')::uuid end),
  (select e.project_id from project_exports e where e.workspace_id = jobs.workspace_id
    and e.id = case jobs.name when 'projectExports.make' then (jobs.payload->>'exportId')::uuid end),
  (select i.project_id from imports i where i.workspace_id = jobs.workspace_id
    and i.id = case jobs.name when 'imports.run' then (jobs.payload->>'importId')::uuid end),
  case jobs.name when 'channels.sort' then (jobs.payload->>'channelId')::uuid end)`;

/** A transcription that could not be done ended in order; its own row says that it failed. */
const isStillWanted = sql<boolean>`case jobs.name when 'transcripts.transcribe' then exists (
    select 1 from transcripts t where t.workspace_id = jobs.workspace_id and t.id = (jobs.payload->>'transcriptId')::uuid
      and ${isWorthAnotherTry('t')})
  else jobs.state = 'failed' end`;

export function canCancel({ job, jobState, isEnding }: Work): boolean {
  return workKindOf(job).cancel === true && !isEnding && (jobState === 'waiting' || jobState === 'running');
}

export function canRetry({ job, jobState, isStillWanted }: Work): boolean {
  const hasEnded = jobState === 'failed' || jobState === 'completed';
  return workKindOf(job).retry === true && hasEnded && isStillWanted;
}
