import * as encoding from 'lib0/encoding';
import { contentField } from './content-field.ts';

export type PlainBlock = { readonly type: 'paragraph' | 'heading'; readonly text: string };

/** Of Yjs's wire format, version 1. */
const content = { string: 4, type: 7, any: 8 } as const;
const xmlType = { element: 3, text: 6 } as const;
const hasOrigin = 0x80;
const hasKey = 0x20;
const headingLevel = 2;

/**
 * The first state of a document of plain paragraphs and headings, the same that `toYUpdate` makes. An import writes
 * thousands in a second, and a Yjs document for each would take longer than all the rest.
 */
export function plainYUpdate(blocks: readonly PlainBlock[], client: number): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, blocks.length === 0 ? 0 : 1);
  if (blocks.length > 0) writeBlocks(out, blocks, client);
  encoding.writeVarUint(out, 0);
  return encoding.toUint8Array(out);
}

function writeBlocks(out: encoding.Encoder, blocks: readonly PlainBlock[], client: number): void {
  encoding.writeVarUint(
    out,
    blocks.reduce((sum, block) => sum + itemsOf(block), 0),
  );
  encoding.writeVarUint(out, client);
  encoding.writeVarUint(out, 0);
  let clock = 0;
  let before: number | null = null;
  for (const block of blocks) {
    const element = clock;
    writeElement(out, block, client, before);
    clock += 1;
    if (block.text !== '') clock += writeText(out, block.text, client, element);
    if (block.type === 'heading') {
      writeLevel(out, client, element);
      clock += 1;
    }
    before = element;
  }
}

function itemsOf({ type, text }: PlainBlock): number {
  return 1 + (text === '' ? 0 : 2) + (type === 'heading' ? 1 : 0);
}

function writeElement(
  out: encoding.Encoder,
  { type }: PlainBlock,
  client: number,
  before: number | null,
): void {
  encoding.writeUint8(out, content.type | (before === null ? 0 : hasOrigin));
  if (before === null) {
    encoding.writeVarUint(out, 1);
    encoding.writeVarString(out, contentField);
  } else writeId(out, client, before);
  encoding.writeVarUint(out, xmlType.element);
  encoding.writeVarString(out, type);
}

/** Answers how far the clock goes: a text counts each of its characters. */
function writeText(out: encoding.Encoder, text: string, client: number, element: number): number {
  encoding.writeUint8(out, content.type);
  writeParent(out, client, element);
  encoding.writeVarUint(out, xmlType.text);
  encoding.writeUint8(out, content.string);
  writeParent(out, client, element + 1);
  encoding.writeVarString(out, text);
  return 1 + text.length;
}

function writeLevel(out: encoding.Encoder, client: number, element: number): void {
  encoding.writeUint8(out, content.any | hasKey);
  writeParent(out, client, element);
  encoding.writeVarString(out, 'level');
  encoding.writeVarUint(out, 1);
  encoding.writeAny(out, headingLevel);
}

function writeParent(out: encoding.Encoder, client: number, clock: number): void {
  encoding.writeVarUint(out, 0);
  writeId(out, client, clock);
}

function writeId(out: encoding.Encoder, client: number, clock: number): void {
  encoding.writeVarUint(out, client);
  encoding.writeVarUint(out, clock);
}
