import { integer } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { holdObject } from '#server/features/highlights/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { readModes } from '#server/platform/ai/modes/read-modes.ts';
import type { OpenRun } from '../runs/find-run.ts';
import { keepCounts } from '../runs/keep-counts.ts';
import type { RunPayload } from '../runs/start-run.ts';
import { readTagKnowledge } from '../tags/read-tag-knowledge.ts';
import { lookForPassages, type PassageSearch } from './look-for-passages.ts';
import { withPdfText } from './read-pdf-text.ts';
import { readDocumentText, readPast } from './read-passages.ts';
import { writeHighlightProposals } from './write-highlight-proposals.ts';

const doing = 'Looking for highlights';
const written = object({ proposed: integer, applied: integer });
const none = { proposed: 0, applied: 0 };

type Tools = Pick<PassageSearch, 'embedder' | 'own' | 'language'>;

/** One document is one turn: it is short enough to be read at once. */
export async function runHighlights(
  job: JobRun<RunPayload>,
  member: Ctx,
  { id, object: ref }: OpenRun,
  tools: Tools,
): Promise<object> {
  await job.progress(0, doing);
  const document = await withPdfText(member, await readDocumentText(member, ref));
  const known = {
    tags: await readTagKnowledge(member, tools.embedder, document.projectId),
    past: await readPast(member, tools.embedder, document.projectId),
  };
  const answer = await lookForPassages(
    member,
    { ...tools, signal: job.signal, progress: (share) => job.progress(share * 0.95, doing) },
    document,
    known,
  );
  const placed = answer.found.map((one) => ({ ...one, areas: document.areasOf(one) }));
  const made = await job.step('highlights', written, async (tx) => {
    // The rights of who asked are those of now, not those of when they asked.
    const asking = { ...tx, actor: member.actor };
    const held = await holdObject(asking, ref);
    allow(asking, 'ai.suggestHighlights', held);
    const modes = await readModes(tx.db, tx.workspace.id, held.projectId);
    const applies = { appliesHighlights: modes.Highlights === 'On', appliesTags: modes.Tags === 'On' };
    const kept = modes.Highlights === 'Off' ? none : await writeHighlightProposals(tx, held, applies, placed);
    await keepCounts(tx, id, { ...kept, ...answer, lookedTo: null });
    return kept;
  });
  await announce(job.ctx, 'suggestion.created', ref.id);
  return made;
}
