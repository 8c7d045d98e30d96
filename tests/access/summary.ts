import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from './content.ts';
import type { Kit } from './kit.ts';

/** A finished summary of a new note, which cites nothing. */
export async function addSummary(kit: Kit): Promise<{ id: string; noteId: string }> {
  const [id, noteId, now] = [newId(), await addContent(kit, 'note'), new Date()];
  await kit.row('summaries', {
    id,
    object_type: 'note',
    object_id: noteId,
    framework: 'Summary',
    type: 'Summary',
    engine: 'embedded',
    shown_at: now,
    created_by: kit.ownerId,
    created_at: now,
  });
  await kit.row('summary_sentences', { summary_id: id, place: 0, text: 'Because.' });
  return { id, noteId };
}
