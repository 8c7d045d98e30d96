import { tagColor } from '#domain/tags/tag-colors.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import { insertFolder } from '#server/features/folders/index.ts';
import { insertInsight, publishAs } from '#server/features/insights/index.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { fillSampleChannel } from './fill-sample-channel.ts';
import { fillSampleCoding } from './fill-sample-coding.ts';
import { fillSampleDoc } from './fill-sample-doc.ts';
import { fillSampleFields } from './fill-sample-fields.ts';
import { fillSamplePeople } from './fill-sample-people.ts';
import { sampleFolders, sampleOwner, sampleProjects } from './sample-content.data.ts';
import { sampleDoc } from './sample/doc.data.ts';
import { sampleChannel } from './sample/feedback.data.ts';
import { fieldProject } from './sample/fields.data.ts';
import { sampleInsights } from './sample/insights.data.ts';

/** The sample's projects with their notes and insights, as if its people had written them. */
export async function fillSampleProjects(tx: TxCtx, memberIds: ReadonlyMap<string, string>): Promise<void> {
  const noteIds = new Map<string, string>();
  const folderIds = await addFolders(tx, authorOf(memberIds, sampleOwner.email));
  for (const { by, notes, folder, color, readme, ...project } of sampleProjects) {
    const { id: projectId } = await insertProject(tx, {
      ...project,
      folderId: folderIds.get(folder) ?? null,
      color: tagColor(color).hex,
      ...(readme !== undefined && { readme: fromMarkdown(readme) }),
      createdBy: authorOf(memberIds, by),
      isSample: true,
    });
    const written: { id: string; title: string; by: string }[] = [];
    for (const note of notes) {
      const { id: noteId } = await insertNote(tx, {
        projectId,
        title: note.title,
        content: fromMarkdown(note.text),
        createdBy: authorOf(memberIds, note.by),
      });
      noteIds.set(note.title, noteId);
      written.push({ id: noteId, title: note.title, by: authorOf(memberIds, note.by) });
    }
    await fillSampleCoding(tx, {
      projectId,
      project: project.title,
      notes: written,
      createdBy: authorOf(memberIds, by),
    });
    if (project.title === fieldProject) await fillSampleFields(tx, projectId, noteIds);
    if (project.title === sampleDoc.project)
      await fillSampleDoc(tx, { projectId, noteIds, createdBy: authorOf(memberIds, sampleDoc.by) });
    for (const insight of sampleInsights.filter((one) => one.project === project.title)) {
      const publishedBy = authorOf(memberIds, insight.by);
      const { id } = await insertInsight(tx, {
        projectId,
        title: insight.title,
        status: insight.status,
        content: fromMarkdown(insight.text),
        createdBy: publishedBy,
      });
      if (insight.isPublished) await publishAs(tx, { id, publishedBy });
    }
  }
  await fillSampleChannel(tx, authorOf(memberIds, sampleChannel.by));
  await fillSamplePeople(tx, authorOf(memberIds, sampleOwner.email), noteIds);
}

async function addFolders(tx: TxCtx, createdBy: string): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { title, in: parent } of sampleFolders) {
    const parentId = parent === null ? null : (ids.get(parent) ?? null);
    ids.set(title, (await insertFolder(tx, { title, parentId, createdBy, isSample: true })).id);
  }
  return ids;
}

function authorOf(memberIds: ReadonlyMap<string, string>, email: string): string {
  const id = memberIds.get(email);
  if (id === undefined) throw new Error(`The sample names nobody as ${email}`);
  return id;
}
