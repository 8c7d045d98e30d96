import { speakerLabel } from '#editor/transcript/speaker-label.ts';
import type { Node } from '@tiptap/pm/model';
import { mentionText } from '#editor/nodes/mention.ts';
import { cardToText } from '#editor/cards/card-to-text.ts';
import type { CardReader } from '#editor/cards/read-card.ts';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';

/** A stretch of the text and where it is in the document. `size` differs from `length` for mentions and blocks. */
export type TextSegment = {
  readonly offset: number;
  readonly length: number;
  readonly position: number;
  readonly size: number;
};
export type DocumentText = { readonly text: string; readonly positions: readonly TextSegment[] };
export type TextOptions = {
  /** Puts "Anna: " before what Anna said. */
  readonly withSpeakers?: boolean;
  readonly readCard?: CardReader;
};

/**
 * One line for each paragraph, heading, utterance and other smallest block. Offsets count UTF-16 units, as JavaScript
 * and ProseMirror do, so an offset found in the text leads back to its place in the document.
 */
export function toText(document: DocumentJson | Node, options: TextOptions = {}): DocumentText {
  const lines: string[] = [];
  const positions: TextSegment[] = [];
  let offset = 0;
  asNode(document).descendants((node, position) => {
    if (!node.isTextblock && !(node.isBlock && node.isLeaf)) return true;
    if (lines.length > 0) offset += 1;
    const line = node.isTextblock
      ? readTextblock(node, { position, offset, positions, prefix: speakerOf(node, options) })
      : labelOf(node, options);
    if (!node.isTextblock) positions.push({ offset, length: line.length, position, size: node.nodeSize });
    lines.push(line);
    offset += line.length;
    return false;
  });
  return { text: lines.join('\n'), positions };
}

type Line = { position: number; offset: number; positions: TextSegment[]; prefix: string };

function readTextblock(block: Node, { position, offset, positions, prefix }: Line): string {
  let line = prefix;
  positions.push({ offset, length: prefix.length, position: position + 1, size: 0 });
  block.forEach((child, childOffset) => {
    const text = child.isText ? (child.text ?? '') : inlineText(child);
    const segment = {
      offset: offset + line.length,
      length: text.length,
      position: position + 1 + childOffset,
      size: child.nodeSize,
    };
    const last = positions.at(-1);
    if (last && child.isText && isContinued(last, segment)) {
      positions.splice(-1, 1, { ...last, length: last.length + text.length, size: last.size + text.length });
    } else {
      positions.push(segment);
    }
    line += text;
  });
  return line;
}

/** Text that only changes its marks is one stretch. */
function isContinued(last: TextSegment, next: TextSegment): boolean {
  return (
    last.length === last.size &&
    last.offset + last.length === next.offset &&
    last.position + last.size === next.position
  );
}

export function inlineText(node: Node): string {
  return node.type.name === 'mention' ? mentionText(node.attrs) : '\n';
}

function speakerOf(node: Node, { withSpeakers = false }: TextOptions): string {
  const { speakerName, speakerId } = node.attrs;
  return withSpeakers && node.type.name === 'utterance' ? `${speakerLabel(speakerName, speakerId)}: ` : '';
}

function labelOf(node: Node, { readCard }: TextOptions): string {
  if (node.type.name === 'referenceCard') return readCard ? cardToText(node.attrs, readCard) : '';
  if (node.type.name === 'image') return pictureText(node);
  const { alt, name, title, url } = node.attrs;
  const label: unknown = [alt, name, title, url].find((value) => typeof value === 'string' && value !== '');
  return typeof label === 'string' ? label.replaceAll(/\s+/gu, ' ') : '';
}

/** What it shows, and what is written under it. */
function pictureText({ attrs: { alt, title, caption } }: Node): string {
  const shown: unknown = [alt, title].find((value) => typeof value === 'string' && value !== '');
  const parts = [shown, caption].filter((value) => typeof value === 'string' && value !== '');
  return [...new Set(parts)].join(': ').replaceAll(/\s+/gu, ' ');
}
