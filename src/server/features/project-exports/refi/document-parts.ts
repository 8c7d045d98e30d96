import type { Node } from '@tiptap/pm/model';
import { rangesOfHighlights } from '#editor/annotations/highlights.ts';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { offsetAt } from '#editor/text/text-positions.ts';
import { toText, type DocumentText } from '#editor/text/to-text.ts';

/** A part of a document as text, and where in it each highlight is. Offsets are UTF-16 units. */
export type TextPart = {
  readonly node: Node;
  readonly text: string;
  readonly stretches: ReadonlyMap<string, readonly Stretch[]>;
};
export type Stretch = { readonly start: number; readonly end: number; readonly range: DocumentRange };

/** As a person reads it, with the names of speakers. */
export function textPart(content: DocumentJson): TextPart {
  const node = asNode(content);
  const text = toText(node, { withSpeakers: true });
  const stretches = new Map(
    [...rangesOfHighlights(node)].map(([id, ranges]) => [id, joinRanges(node, text, ranges)]),
  );
  return { node, text: text.text, stretches };
}

const separable: ReadonlySet<string> = new Set(['utterance', 'audioVideo', 'file', 'image', 'referenceCard']);

/** Without recordings, files, pictures, cards and utterances for which `isOut` says yes. */
export function withoutBlocks(content: DocumentJson, isOut: (block: NodeJson) => boolean): DocumentJson {
  const keep = (nodes: readonly NodeJson[]): NodeJson[] =>
    nodes
      .filter((node) => !separable.has(node.type) || !isOut(node))
      .map((node) =>
        node.content && !separable.has(node.type) ? { ...node, content: keep(node.content) } : node,
      );
  return { ...content, content: keep(content.content ?? []) };
}

/** Only what was said in one recording. */
export function utterancesOf(content: DocumentJson, fileId: string): DocumentJson {
  const said = (nodes: readonly NodeJson[]): NodeJson[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'utterance') return said(node.content ?? []);
      return node.attrs?.['fileId'] === fileId ? [node] : [];
    });
  return { ...content, content: said(content.content ?? []) };
}

/** A highlight over several blocks is one selection; only a gap in it makes two. */
function joinRanges(
  node: Node,
  { text, positions }: DocumentText,
  ranges: readonly DocumentRange[],
): Stretch[] {
  const joined: Stretch[] = [];
  for (const range of ranges) {
    const [start, end] = [offsetAt(positions, range.from), offsetAt(positions, range.to)];
    const last = joined.at(-1);
    const isNext =
      last &&
      endsBlock(node, last.range.to) &&
      node.resolve(range.from).parentOffset === 0 &&
      /^\n+[^\n]*$/u.test(text.slice(last.end, start));
    if (isNext)
      joined.splice(-1, 1, { start: last.start, end, range: { from: last.range.from, to: range.to } });
    else joined.push({ start, end, range });
  }
  return joined;
}

function endsBlock(node: Node, position: number): boolean {
  const place = node.resolve(position);
  return place.parentOffset === place.parent.content.size;
}
