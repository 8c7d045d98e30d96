import { textLimits } from '#domain/limits/text-limits.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { formattedIn } from './contents.ts';
import { readMemos } from './memos.ts';
import { Origins } from './origins.ts';
import type { ProjectWriting } from './project-writing.ts';
import { writeCases } from './write-cases.ts';
import { writeCodes } from './write-codes.ts';
import { Comments } from './write-comments.ts';
import { writeMemos, writeSources } from './write-documents.ts';
import { writeFields } from './write-fields.ts';
import { writeSets } from './write-sets.ts';

export type WrittenProject = {
  readonly noteCount: number;
  readonly fieldIds: readonly string[];
  readonly reports: readonly string[];
};

/** Everything of a file in one transaction: it is there as a whole or not at all. */
export async function writeProject(tx: TxCtx, writing: ProjectWriting): Promise<WrittenProject> {
  const { project, projectId, createdBy } = writing;
  const origins = new Origins();
  const memos = await readMemos(project, writing.planning.textOf);
  const comments = new Comments(tx, { memos, origins, users: project.users });
  const planning = { ...writing.planning, memos };
  const tags = await writeCodes(tx, { projectId, createdBy, codes: project.codes, origins, memos });
  const documents = { ...writing, planning, tags, origins, memos, comments };
  const notes = await writeSources(tx, documents);
  const insights = await writeMemos(tx, documents, notes);
  const made = await writeFields(tx, { ...writing, origins, notes: notes.ids, insights });
  const cases = await writeCases(tx, { ...writing, notes: notes.ids, origins, comments });
  const sets = await writeSets(tx, { ...writing, notes: notes.ids, tags, origins });
  await comments.write(createdBy);
  keepRest(origins, writing);
  await origins.write(tx, writing);
  await tx.record({
    type: 'note.imported',
    payload: { noteIds: [...notes.ids.values()], projectId },
    objectId: null,
  });
  if (cases.personIds.length > 0)
    await tx.record({ type: 'person.imported', payload: { personIds: cases.personIds }, objectId: null });
  return {
    noteCount: notes.ids.size,
    fieldIds: [...made, ...cases.fieldIds, ...sets],
    reports: origins.reports,
  };
}

/** What a project has that Hark has no place for, as it is. */
function keepRest(origins: Origins, { importId, project }: ProjectWriting): void {
  const { users, graphs, sets, noteRefs, unread = [] } = project;
  const { links } = origins;
  const kept = { users, links, graphs, sets, noteRefs };
  origins.add({ kind: 'project', id: importId, guid: importId, kept });
  origins.report('Users', users.length);
  origins.report('Links', links.length);
  origins.report('Graphs', graphs.length);
  origins.report('Formatted versions of texts', formattedIn(project));
  for (const [what, count] of unread) origins.report(what, count);
}

/** The name of a new project. */
export function titleOfProject({ name }: RefiProject, fileName: string): string {
  const title = name.replaceAll('\0', '').trim() || fileName.replace(/\.[^.]{1,5}$/, '');
  return title.slice(0, textLimits.projectTitle.max).toWellFormed();
}
