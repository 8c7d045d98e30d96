import { sql } from 'kysely';
import { integer, literal, uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { countPoints, findInPoints, keepInPoints } from '#server/features/channels/index.ts';
import { hidingTools, type HidingTools } from '#server/features/personal-data/index.ts';
import { asMember } from '#server/kernel/access/index.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { moreToDo } from '#server/platform/jobs/more-to-do.ts';
import { countDocuments, findInDocuments, type LookScope } from './find-in-documents.ts';
import { keepInDocuments } from './keep-in-documents.ts';
import { lookJobName } from './personal-look.ts';
import { accessLost, namesMissed } from './problems.ts';

export type LookPayload = LookScope & { readonly memberId: string };
export type LookJob = Job<LookPayload>;
type Look = JobRun<LookPayload> & {
  readonly member: Ctx;
  readonly own: OwnModels | undefined;
  readonly tools: HidingTools;
};

const documentsAtOnce = 10;
const pointsAtOnce = 100;
/** Then others have their turn. */
const turnMs = 20_000;
const written = object({
  part: literal('documents', 'points'),
  last: uuid,
  looked: integer,
  proposed: integer,
  applied: integer,
});
const begin = '00000000-0000-0000-0000-000000000000';

/** Looks through what is there, with the rights of who asked. A killed one goes on behind its last batch. */
export function lookThroughJob(services: JobServices): LookJob {
  const { own } = services.models;
  return defineJob({
    name: lookJobName,
    payload: object({ projectId: nullable(uuid), memberId: uuid }),
    timeoutSeconds: 600,
    alone: true,
    async run(job) {
      try {
        const member = await asMember(job.ctx, job.payload.memberId);
        const isDone = await takeTurn({ ...job, member, own, tools: hidingTools(services) });
        if (!isDone) return moreToDo;
        return own ? {} : { problem: namesMissed };
      } catch (error) {
        if (error instanceof NotFound) return { failed: accessLost };
        throw error;
      }
    },
  });
}

/** Answers whether nothing is left. */
async function takeTurn(look: Look): Promise<boolean> {
  const { ctx, payload, member } = look;
  // A channel follows the workspace.
  const hasPoints = payload.projectId === null;
  const total =
    (await countDocuments(member, payload.projectId)) + (hasPoints ? await countPoints(member) : 0);
  const until = ctx.now().getTime() + turnMs;
  while (ctx.now().getTime() < until) {
    const { looked, lastDocument, lastPoint } = await readPlace(look);
    await look.progress(looked / Math.max(1, total), `Looking for personal data (${looked} of ${total})`);
    if (await lookAtDocuments(look, lastDocument ?? begin)) continue;
    if (hasPoints && (await lookAtPoints(look, lastPoint ?? begin))) continue;
    return true;
  }
  return false;
}

type Place = {
  readonly looked: number;
  readonly lastDocument: string | null;
  readonly lastPoint: string | null;
};

async function readPlace({ ctx: { database, workspace }, id }: Look): Promise<Place> {
  const last = (part: string) =>
    sql`max(result->'value'->>'last') filter (where result->'value'->>'part' = ${part})`;
  const { rows } = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    sql<Place>`
      select coalesce(sum((result->'value'->>'looked')::int), 0)::int as looked, ${last('documents')} as "lastDocument",
        ${last('points')} as "lastPoint"
      from job_steps where workspace_id = ${workspace.id} and job_id = ${id}`.execute(db),
  );
  return rows[0] ?? { looked: 0, lastDocument: null, lastPoint: null };
}

async function lookAtDocuments(look: Look, after: string): Promise<boolean> {
  const { member, own, tools, payload, ctx } = look;
  const scope = { projectId: payload.projectId, after, most: documentsAtOnce };
  const { last, looked, documents } = await findInDocuments(member, own, scope);
  if (last === null) return false;
  await look.step(`documents ${after}`, written, async (tx) => ({
    part: 'documents' as const,
    last,
    looked,
    ...(await keepInDocuments(tx, tools, { actor: member.actor, documents })),
  }));
  for (const { ref, found } of documents)
    if (found.length > 0) await announce(ctx, 'suggestion.created', ref.id);
  return true;
}

async function lookAtPoints(look: Look, after: string): Promise<boolean> {
  const { member, own, tools, ctx } = look;
  const { last, looked, points } = await findInPoints(member, own, { after, most: pointsAtOnce });
  if (last === null) return false;
  await look.step(`points ${after}`, written, async (tx) => ({
    part: 'points' as const,
    last,
    looked,
    ...(await keepInPoints({ ...tx, actor: member.actor }, tools.box, points)),
  }));
  const changed = points.filter(({ found }) => found.length > 0).map(({ channelId }) => channelId);
  for (const channelId of new Set(changed)) await announce(ctx, 'channel.updated', channelId);
  return true;
}
