import { textLimits } from '#domain/limits/text-limits.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiValue } from '#domain/refi/refi-source.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { toText } from '#editor/text/to-text.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { insertWholeFile } from '#server/features/files/index.ts';
import { insertInsights } from '#server/features/insights/index.ts';
import { insertNotes } from '#server/features/notes/index.ts';
import { keepTranscript } from '#server/features/transcripts/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { formattedIn, isMissing } from './contents.ts';
import { Origins } from './origins.ts';
import { planMemo, planNote, type Planning } from './plan-note.ts';
import type { PlannedNote } from './planned-note.ts';
import { writeCases } from './write-cases.ts';
import { writeCodes } from './write-codes.ts';
import { dateOf, writeHighlights } from './write-highlights.ts';
import { writeVariables } from './write-values.ts';

export type ProjectWriting = {
  readonly importId: string;
  readonly projectId: string;
  readonly createdBy: string;
  readonly project: RefiProject;
  readonly planning: Planning;
  readonly mayMakePersonFields: boolean;
};

export type WrittenProject = {
  readonly noteCount: number;
  readonly fieldIds: readonly string[];
  readonly reports: readonly string[];
};

/** Everything of a file in one transaction: it is there as a whole or not at all. */
export async function writeProject(tx: TxCtx, writing: ProjectWriting): Promise<WrittenProject> {
  const { project, projectId, createdBy, planning } = writing;
  const origins = new Origins();
  const tags = await writeCodes(tx, { projectId, createdBy, codes: project.codes, origins });
  const notes = new Map<string, string>();
  for (const source of project.sources) {
    const note = await planNote(planning, source);
    await writeWritten(tx, 'note', note, writing);
    if (note.file) {
      await insertWholeFile(tx, { ...note.file, owner: { type: 'note', id: note.id }, createdBy });
      const hasWords = note.parts.some(({ id }) => id === 'transcript');
      if (hasWords) await keepTranscript(tx, { fileId: note.file.id, noteId: note.id, by: createdBy });
    } else if (source.kind !== 'text') origins.report('Sources whose file isn’t in the archive');
    else if (isMissing(source)) origins.report('Sources whose text isn’t in the archive');
    await writeHighlights(tx, { object: { type: 'note', id: note.id }, note, tags, createdBy, origins });
    keepOrigins(origins, 'note', note);
    notes.set(source.guid, note.id);
  }
  for (const memo of project.notes) {
    const insight = await planMemo(planning, memo);
    await writeWritten(tx, 'insight', insight, writing);
    await writeHighlights(tx, {
      object: { type: 'insight', id: insight.id },
      note: insight,
      tags,
      createdBy,
      origins,
    });
    keepOrigins(origins, 'insight', insight);
    await tx.record({
      type: 'insight.created',
      payload: { insightId: insight.id, projectId },
      objectId: insight.id,
      version: 1,
    });
  }
  const ofCases = usedIn(project.cases);
  const ofSources = usedIn(project.sources);
  const noteFields = await writeVariables(tx, {
    owner: 'note',
    projectId,
    variables: project.variables.filter(({ guid }) => !ofCases.has(guid) || ofSources.has(guid)),
    things: project.sources.flatMap(({ guid, values }) => {
      const objectId = notes.get(guid);
      return objectId === undefined ? [] : [{ objectId, values }];
    }),
    origins,
  });
  const cases = await writeCases(tx, { ...writing, notes, origins });
  keepRest(origins, writing);
  await origins.write(tx, writing);
  await tx.record({
    type: 'note.imported',
    payload: { noteIds: [...notes.values()], projectId },
    objectId: null,
  });
  if (cases.personIds.length > 0)
    await tx.record({ type: 'person.imported', payload: { personIds: cases.personIds }, objectId: null });
  return { noteCount: notes.size, fieldIds: [...noteFields, ...cases.fieldIds], reports: origins.reports };
}

/** The variables that have values there. */
function usedIn(things: readonly { readonly values: readonly RefiValue[] }[]): ReadonlySet<string> {
  return new Set(things.flatMap(({ values }) => values.map(({ variable }) => variable)));
}

async function writeWritten(
  tx: TxCtx,
  thing: 'note' | 'insight',
  note: PlannedNote,
  { projectId, createdBy }: ProjectWriting,
): Promise<void> {
  const node = asNode(note.document);
  const { id, title } = note;
  const createdAt = dateOf(note.createdAt) ?? tx.now();
  const all = [{ id, title, createdAt, state: toYUpdate(node), text: toText(node).text }];
  await (thing === 'note' ? insertNotes : insertInsights)(tx, { projectId, createdBy, all });
  for (const picture of note.pictures)
    await insertWholeFile(tx, { ...picture, owner: { type: thing, id }, createdBy });
}

function keepOrigins(origins: Origins, kind: 'note' | 'insight', note: PlannedNote): void {
  origins.add({ kind, id: note.id, guid: note.guid, kept: note.kept });
  for (const part of note.parts) {
    const whole = part.id === 'transcript' ? (note.file?.id ?? note.id) : note.id;
    origins.add({ kind: 'part', id: derivedGuid(whole, part.id), guid: part.guid, kept: {} });
  }
  origins.report('Descriptions of sources', note.kept.description === undefined ? 0 : 1);
}

/** What a project has that Hark has no place for, as it is. */
function keepRest(origins: Origins, { importId, project }: ProjectWriting): void {
  const { users, links, graphs, sets, noteRefs, unread = [] } = project;
  const kept = { users, links, graphs, sets, noteRefs };
  origins.add({ kind: 'project', id: importId, guid: importId, kept });
  origins.report('Users', users.length);
  origins.report('Links', links.length);
  origins.report('Graphs', graphs.length);
  origins.report('Sets', sets.length);
  origins.report('Formatted versions of texts', formattedIn(project));
  for (const [what, count] of unread) origins.report(what, count);
}

/** The name of a new project. */
export function titleOfProject({ name }: RefiProject, fileName: string): string {
  const title = name.replaceAll('\0', '').trim() || fileName.replace(/\.[^.]{1,5}$/, '');
  return title.slice(0, textLimits.projectTitle.max).toWellFormed();
}
