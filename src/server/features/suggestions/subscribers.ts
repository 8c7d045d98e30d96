import { readChosenRedaction, readModes } from '#server/platform/ai/modes/read-modes.ts';
import { insertRun, type Queue } from './runs/start-run.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import '#server/features/notes/tables.ts';
import '#server/features/transcripts/tables.ts';

/** What was just transcribed nobody has worked on yet: it is looked through by itself, for who asked for the transcript. */
export function suggestForTranscripts(queue: Queue, hasMeanings: boolean): Subscriber {
  return defineSubscriber({
    name: 'suggestions.transcribed',
    hears: ['transcript.completed'],
    async run(tx, { payload: { noteId, fileId } }) {
      const note = await tx.db
        .selectFrom('notes')
        .select('project_id as projectId')
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', noteId)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      const asked = await tx.db
        .selectFrom('transcripts')
        .select('requested_by as requestedBy')
        .where('workspace_id', '=', tx.workspace.id)
        .where('note_id', '=', noteId)
        .$if(fileId !== null, (query) => query.where('file_id', '=', fileId))
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!note || asked?.requestedBy == null) return;
      const run = {
        object: { type: 'note', id: noteId },
        requestedBy: asked.requestedBy,
        isAutomatic: true,
      } as const;
      const { Highlights } = await readModes(tx.db, tx.workspace.id, note.projectId);
      const redaction = await readChosenRedaction(tx.db, tx.workspace.id, note.projectId);
      if (redaction !== 'Off') await insertRun(tx, queue, { feature: 'Redact', ...run });
      if (Highlights !== 'Off' && hasMeanings) await insertRun(tx, queue, { feature: 'Highlights', ...run });
    },
  });
}
