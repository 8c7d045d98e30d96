import { insertWholeFile } from '#server/features/files/index.ts';
import { keepTranscript } from '#server/features/transcripts/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { CommunityWriting } from './community-writing.ts';
import type { WrittenDocuments } from './write-written.ts';

/** Those whose bytes are in the storage, at the note, insight or project that they belong to. */
export async function writeFiles(
  tx: TxCtx,
  { set, idOf, files, projectId, createdBy, report }: CommunityWriting,
  { noteIds, insightIds, spokenIn }: WrittenDocuments,
): Promise<void> {
  const [notes, insights] = [new Set(noteIds), new Set(insightIds)];
  for await (const part of set.parts('files'))
    for (const row of part) {
      const file = files.get(row.id);
      if (!file) {
        report('Files that aren’t in the archive');
        continue;
      }
      const [id, ownerId] = [idOf(row.id), row.ownerId === undefined ? projectId : idOf(row.ownerId)];
      const type = notes.has(ownerId) ? 'note' : insights.has(ownerId) ? 'insight' : 'project';
      await insertWholeFile(tx, {
        ...file,
        id,
        owner: { type, id: type === 'project' ? projectId : ownerId },
        createdBy,
      });
      const noteId = spokenIn.get(id);
      if (noteId !== undefined) await keepTranscript(tx, { fileId: id, noteId, by: createdBy });
    }
}
