import type { Node } from '@tiptap/pm/model';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { startsTranscript } from '#engines/captions/read-turn-line.ts';
import { readAsTranscript } from '#engines/captions/recognize-transcript.ts';

/** Text of a note that reads as a transcript and is none yet. */
export type FoundTranscript = {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly TranscriptPart[];
  /** Highlights and comments are marks of the text, and would go with it. */
  readonly isMarked: boolean;
};

/** Longer ones come as files: reading them here would stop the typing. */
export const mostTranscriptText = 1_000_000;

type Block = { readonly from: number; readonly to: number; readonly node: Node };

/** The first paragraphs in a row that read as a transcript, without what introduces them. */
export function findTranscript(doc: Node): FoundTranscript | null {
  if (doc.content.size > mostTranscriptText) return null;
  for (const row of rowsOfParagraphs(doc)) {
    const start = row.findIndex(({ node }) => linesOf(node).split('\n').some(startsTranscript));
    const blocks = start === -1 ? [] : row.slice(start);
    const first = blocks[0];
    const last = blocks.at(-1);
    if (!first || !last) continue;
    const parts = readAsTranscript(blocks.map(({ node }) => linesOf(node)).join('\n'));
    if (parts) return { from: first.from, to: last.to, parts, isMarked: blocks.some(isMarked) };
  }
  return null;
}

function rowsOfParagraphs(doc: Node): Block[][] {
  const rows: Block[][] = [[]];
  doc.forEach((node, from) => {
    if (node.type.name === 'paragraph') rows.at(-1)?.push({ from, to: from + node.nodeSize, node });
    else rows.push([]);
  });
  return rows;
}

function linesOf(node: Node): string {
  return node.textBetween(0, node.content.size, '\n', ({ type }) => (type.name === 'hardBreak' ? '\n' : ''));
}

function isMarked({ node }: Block): boolean {
  let found = false;
  node.descendants(({ marks }) => {
    found ||= marks.some(({ type }) => type.name === 'highlight' || type.name === 'inlineComment');
  });
  return found;
}
