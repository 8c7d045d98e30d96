import { isTimed } from '#domain/transcripts/transcript.ts';
import { alignWordTimes } from '#editor/transcript/word-times.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { inlineText } from '#editor/text/to-text.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isOrigin } from './is-origin.ts';

/** What one line of a document's text is, where somebody speaks it. */
export type SpokenLine = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
  readonly fileId: string | null;
  /** When the words at an offset in the line are heard; null where nobody said when. */
  readonly secondsAt: (offset: number) => number | null;
};

/** Headings, and lines that tell where quotes come from, are nobody's words. */
export type Lines = { readonly spoken: readonly SpokenLine[]; readonly headings: ReadonlySet<string> };
export const noLines: Lines = { spoken: [], headings: new Set() };

/** Lines that something between two paragraphs may have. */
const furthest = 100;

type Written = { readonly workspaceId: string; readonly id: string; readonly body: string };

/**
 * The spoken lines of a document by their place in its text, and its headings. Cards and files have lines of their own
 * in the text, in words that the document does not hold, so each line is looked for behind the one before it.
 */
export async function readLines(db: Db, { workspaceId, id, body }: Written): Promise<Lines> {
  const spoken: SpokenLine[] = [];
  const headings = new Set<string>();
  const places = linesOf(body);
  let next = 0;
  asNode(await readDocument(db, workspaceId, id)).descendants((node) => {
    if (!node.isTextblock) return true;
    let text = '';
    node.forEach((child) => (text += child.isText ? (child.text ?? '') : inlineText(child)));
    const found =
      text === '' ? undefined : places.slice(next, next + furthest).find((line) => line.text === text);
    if (!found) return false;
    next = found.place + 1;
    const offset = found.start;
    const { speakerName, fileId, start, end, words } = node.attrs;
    if (node.type.name === 'utterance' && typeof start === 'number' && typeof end === 'number')
      spoken.push({
        start: offset,
        end: offset + text.length,
        text,
        speaker: typeof speakerName === 'string' && speakerName !== '' ? speakerName : null,
        fileId: typeof fileId === 'string' ? fileId : null,
        secondsAt: (within) => {
          if (!isTimed({ start, end })) return null;
          if (fileId === null && words === '') return start;
          const timed = alignWordTimes(text, { start, end, words: typeof words === 'string' ? words : '' });
          return timed.find(({ to }) => to > within)?.start ?? start;
        },
      });
    if (node.type.name === 'heading' || isOrigin(node)) headings.add(text);
    return false;
  });
  return { spoken, headings };
}

function linesOf(body: string): { text: string; start: number; place: number }[] {
  let start = 0;
  return body.split('\n').map((text, place) => {
    const line = { text, start, place };
    start += text.length + 1;
    return line;
  });
}
