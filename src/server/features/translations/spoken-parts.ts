import type { Node } from '@tiptap/pm/model';
import { isTimed } from '#domain/transcripts/transcript.ts';
import type { TranslationPart } from './tables.ts';

const mostTexts = 40;
const mostCharacters = 4000;

/** What is said in a recording, as it is in the note now, corrections included. */
export function spokenParts(doc: Node, fileId: string): TranslationPart[] {
  const parts: TranslationPart[] = [];
  doc.descendants((node) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    const { fileId: of, start, end, speakerName } = node.attrs;
    const text = node.textContent.trim();
    if (of !== fileId || text === '') return false;
    const speaker = typeof speakerName === 'string' ? speakerName : '';
    parts.push({ start: Number(start), end: Number(end), speaker, text });
    return false;
  });
  // What has no time is said where the text has it.
  return parts.every(isTimed) ? parts.sort((a, b) => a.start - b.start) : parts;
}

/** As much at a time as an engine keeps in order. */
export function inBatches(parts: readonly TranslationPart[]): TranslationPart[][] {
  const batches: TranslationPart[][] = [];
  let characters = 0;
  for (const part of parts) {
    const open = batches.at(-1);
    characters += part.text.length;
    if (open && open.length < mostTexts && characters <= mostCharacters) open.push(part);
    else {
      batches.push([part]);
      characters = part.text.length;
    }
  }
  return batches;
}
