import { integer } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { holdObject } from '#server/features/highlights/index.ts';
import {
  findPersonalData,
  keepFindings,
  readKnownPeople,
  readPdfWords,
  type HidingTools,
} from '#server/features/personal-data/index.ts';
import { readModes } from '#server/platform/ai/modes/read-modes.ts';
import { readPersonalKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { readDocumentText } from '../highlights/read-passages.ts';
import type { OpenRun } from '../runs/find-run.ts';
import { keepCounts } from '../runs/keep-counts.ts';
import type { RunPayload } from '../runs/start-run.ts';
import { namesMissed } from './problems.ts';

const doing = 'Looking for personal data';
const written = object({ proposed: integer, applied: integer });
const none = { proposed: 0, applied: 0 };

/** Looks a document through for personal data, and hides it at once where the mode is On. */
export async function runRedaction(
  job: JobRun<RunPayload>,
  member: Ctx,
  { id, object: ref }: OpenRun,
  { own, tools }: { readonly own: OwnModels | undefined; readonly tools: HidingTools },
): Promise<object> {
  await job.progress(0.1, doing);
  const { text, projectId } = await readDocumentText(member, ref);
  const db = await member.reads.db();
  const modes = await readModes(db, member.workspace.id, projectId);
  const kinds = await readPersonalKinds(db, member.workspace.id);
  const people = await readKnownPeople(db, member.workspace.id, projectId);
  const onPages = await readPdfWords(db, member.workspace.id, ref.id);
  await member.reads.end();
  const found = await findPersonalData(`${text}\n${onPages}`, {
    own,
    kinds,
    people,
    isCareful: modes.Redact === 'Suggest',
  });
  await job.progress(0.8, doing);
  const made = await job.step('personal data', written, async (tx) => {
    // The rights of who asked are those of now, not those of when they asked.
    const asking = { ...tx, actor: member.actor };
    const held = await holdObject(asking, ref);
    allow(asking, 'redaction.apply', held);
    const { Redact } = await readModes(tx.db, tx.workspace.id, held.projectId);
    const kept =
      Redact === 'Off' ? none : await keepFindings(tx, tools, held, { found, hides: Redact === 'On' });
    await keepCounts(tx, id, { ...kept, model: null, problem: own ? null : namesMissed, lookedTo: null });
    return kept;
  });
  await announce(job.ctx, 'suggestion.created', ref.id);
  return made;
}
