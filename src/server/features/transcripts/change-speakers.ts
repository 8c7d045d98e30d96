import type { Transform } from '@tiptap/pm/transform';
import { NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import {
  listSpeakers,
  mergeSpeakers as merge,
  renameSpeaker as rename,
  type Speaker,
} from '#editor/transcript/place-transcript.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { documentContent, editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getNoteState } from './note-state.ts';

export async function readSpeakers(ctx: Ctx, noteId: string): Promise<Speaker[]> {
  return listSpeakers(asNode(await documentContent(ctx, noteId)));
}

export function renameSpeaker(
  ctx: Ctx,
  input: { noteId: string; speakerId: string; name: string },
): Promise<Speaker[]> {
  const name = accept(parseText(textLimits.personName, input.name));
  return changeSpeakers(ctx, input.noteId, (tr) => {
    requireSpeaker(tr, input.speakerId);
    rename(tr, input.speakerId, name);
  });
}

/** Two names for one person become one; the second name stays. */
export function mergeSpeakers(
  ctx: Ctx,
  input: { noteId: string; fromId: string; intoId: string },
): Promise<Speaker[]> {
  return changeSpeakers(ctx, input.noteId, (tr) => {
    requireSpeaker(tr, input.fromId);
    merge(tr, input.fromId, requireSpeaker(tr, input.intoId));
  });
}

async function changeSpeakers(ctx: Ctx, noteId: string, change: (tr: Transform) => void): Promise<Speaker[]> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'transcript.update', await getNoteState(tx, noteId));
    let speakers: Speaker[] = [];
    await editDocument(tx, noteId, (doc) =>
      editYDoc(doc, (tr) => {
        change(tr);
        speakers = listSpeakers(tr.doc);
      }),
    );
    await recordContentChanged(tx, { kind: 'note', ownerId: noteId });
    return speakers;
  });
}

function requireSpeaker(tr: Transform, id: string): Speaker {
  const found = listSpeakers(tr.doc).find((speaker) => speaker.id === id);
  if (!found) throw new NotFound();
  return found;
}
