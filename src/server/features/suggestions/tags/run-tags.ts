import { sql } from 'kysely';
import { integer, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { holdObject } from '#server/features/highlights/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { moreToDo } from '#server/platform/jobs/more-to-do.ts';
import { readModes } from '#server/platform/ai/modes/read-modes.ts';
import type { OpenRun } from '../runs/find-run.ts';
import { keepCounts } from '../runs/keep-counts.ts';
import type { RunPayload } from '../runs/start-run.ts';
import { lookForTags, type TagSearch } from './look-for-tags.ts';
import { readTagKnowledge } from './read-tag-knowledge.ts';
import { countUntagged, readUntagged } from './untagged-highlights.ts';
import { writeTagProposals } from './write-tag-proposals.ts';

/** As many as a language model reads at once. */
const pageSize = 60;
const doing = 'Looking for tags';
const written = object({ lookedTo: uuid, proposed: integer });

type Tools = Pick<TagSearch, 'embedder' | 'language'>;

/** One turn: the next highlights that nobody has tagged. Others have theirs before the rest of a long document. */
export async function runTags(
  job: JobRun<RunPayload>,
  member: Ctx,
  { id, object: ref, lookedTo }: OpenRun,
  { embedder, language }: Tools,
): Promise<typeof moreToDo | object> {
  const left = await countUntagged(member, ref.id);
  const done = (await job.stepsDone()) * pageSize;
  const fraction = Math.min(0.95, done / Math.max(1, done + left));
  await job.progress(fraction, doing);
  const highlights = await readUntagged(member, {
    objectId: ref.id,
    after: lookedTo,
    model: embedder.model,
    limit: pageSize,
  });
  const last = highlights.at(-1);
  if (!last) return { done };
  const tags = await readTagKnowledge(member, embedder, await projectOf(member, ref.id));
  const answer = await lookForTags(
    member,
    {
      embedder,
      language,
      objectId: ref.id,
      signal: job.signal,
      stillWanted: () => job.progress(fraction, doing),
    },
    highlights,
    tags,
  );
  await job.step(`tags:${last.id}`, written, async (tx) => {
    // The rights of who asked are those of now, not those of when they asked.
    const asking = { ...tx, actor: member.actor };
    const held = await holdObject(asking, ref);
    allow(asking, 'ai.suggestTags', held);
    const mode = (await readModes(tx.db, tx.workspace.id, held.projectId)).Tags;
    const made =
      mode === 'Off'
        ? { proposed: 0, applied: 0 }
        : await writeTagProposals(
            tx,
            { object: ref, projectId: held.projectId, applies: mode === 'On' },
            answer.found,
          );
    await keepCounts(tx, id, { ...made, ...answer, lookedTo: last.id });
    return { lookedTo: last.id, proposed: made.proposed };
  });
  await announce(job.ctx, 'suggestion.created', ref.id);
  return highlights.length < pageSize ? { done } : moreToDo;
}

async function projectOf(ctx: Ctx, objectId: string): Promise<string> {
  const db = await ctx.reads.db();
  const { rows } = await sql<{ id: string }>`
    select project_id as id from highlights
    where workspace_id = ${ctx.workspace.id} and object_id = ${objectId} limit 1`.execute(db);
  const [project] = rows;
  if (!project) throw new NotFound();
  return project.id;
}
