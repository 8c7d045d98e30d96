import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** One screen of a presentation: what stands under a heading, the heading included. */
export type Slide = {
  readonly document: DocumentJson;
  /** For the presenter; null where there are none. */
  readonly notes: DocumentJson | null;
};

/** A callout that begins with these words is for the presenter, and not on the slide. */
export const speakerNotes = 'Speaker notes';

/** Headings of the first two levels start a new slide; what stands before the first is a slide too. */
export function slidesOf(content: unknown): Slide[] {
  const blocks = cleanDocument(content).content ?? [];
  const groups: NodeJson[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!last || startsSlide(block)) groups.push([block]);
    else last.push(block);
  }
  return groups.filter(saysSomething).map((group) => {
    const notes = group.filter(isSpeakerNotes);
    return {
      document: documentOf(group.filter((block) => !isSpeakerNotes(block))),
      notes: notes.length === 0 ? null : documentOf(notes.flatMap(({ content = [] }) => content)),
    };
  });
}

function documentOf(blocks: NodeJson[]): DocumentJson {
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

function isSpeakerNotes(block: NodeJson): boolean {
  return block.type === 'callout' && firstWords(block).toLowerCase().startsWith(speakerNotes.toLowerCase());
}

function firstWords({ text, content = [] }: NodeJson): string {
  if (text !== undefined) return text;
  const [first] = content;
  return first ? firstWords(first) : '';
}

function startsSlide({ type, attrs }: NodeJson): boolean {
  return type === 'heading' && Number(attrs?.['level'] ?? 1) <= 2;
}

function saysSomething(group: readonly NodeJson[]): boolean {
  return group.some(({ type, content = [] }) => type !== 'paragraph' || content.length > 0);
}
