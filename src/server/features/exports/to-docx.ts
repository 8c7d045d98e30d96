import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type ParagraphChild,
} from 'docx';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import { mentionText } from '#editor/nodes/mention.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { cardToDocx } from './card-to-docx.ts';
import { captionToDocx, pictureToDocx } from './picture-to-docx.ts';
import type { Exported } from './exported.ts';

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const numbering = 'hark-numbers';

/** A Word file of what people read in the document; blocks that Word has no word for become their text. */
export function toDocx({ title, content, readCard, fileUrl, pictures }: Exported): Promise<Buffer> {
  const document = new Document({
    title,
    numbering: {
      config: [
        {
          reference: numbering,
          levels: [
            {
              level: 0,
              format: 'decimal',
              text: '%1.',
              style: { paragraph: { indent: { left: 720, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...(content.content ?? []).flatMap((node) => block(node, { readCard, fileUrl, pictures })),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Place = Pick<Exported, 'readCard' | 'fileUrl' | 'pictures'> & {
  list?: 'bullet' | 'number' | 'task';
  level?: number;
  quoted?: boolean;
};

function block(node: NodeJson, place: Place): (Paragraph | Table)[] {
  const children = node.content ?? [];
  switch (node.type) {
    case 'heading': {
      const level = node.attrs?.['level'];
      const heading = level === 2 || level === 3 ? headings[level] : headings[1];
      return [new Paragraph({ heading, children: inline(children) })];
    }
    case 'paragraph':
    case 'utterance':
      return [paragraph(node, place)];
    case 'codeBlock':
      return textOf(node)
        .split('\n')
        .map((line) => new Paragraph({ children: [new TextRun({ text: line, font: 'Courier New' })] }));
    case 'horizontalRule':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'auto' } } })];
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return children.flatMap((item) =>
        listItem(item, { ...place, list: listKind(node.type), level: (place.level ?? -1) + 1 }),
      );
    case 'blockquote':
    case 'callout':
      return children.flatMap((child) => block(child, { ...place, quoted: true }));
    case 'table':
      return [table(children, place)];
    case 'referenceCard':
      return cardToDocx(node.attrs ?? {}, place.readCard);
    case 'file':
    case 'audioVideo':
    case 'embed':
      return [attachment(node, place)];
    case 'image':
      return [picture(node, place), ...captionToDocx(node)];
    default:
      return children.some(isInline)
        ? [paragraph(node, place)]
        : children.flatMap((child) => block(child, place));
  }
}

function listKind(type: string): 'bullet' | 'number' | 'task' {
  if (type === 'orderedList') return 'number';
  return type === 'taskList' ? 'task' : 'bullet';
}

/** Only its first paragraph carries the bullet; what follows belongs to the same item. */
function listItem(item: NodeJson, place: Place): (Paragraph | Table)[] {
  const { list, ...around } = place;
  const box = item.attrs?.['checked'] === true ? '☑ ' : '☐ ';
  return (item.content ?? []).flatMap((child, index) => {
    if (index > 0) return block(child, around);
    return child.type === 'paragraph'
      ? [paragraph(child, place, list === 'task' ? box : '')]
      : block(child, place);
  });
}

function paragraph(node: NodeJson, { list, level = 0, quoted }: Place, prefix = ''): Paragraph {
  const speaker =
    node.type === 'utterance' && typeof node.attrs?.['speakerName'] === 'string'
      ? `${node.attrs['speakerName']}: `
      : '';
  const lead = prefix + speaker;
  return new Paragraph({
    children: [
      ...(lead === '' ? [] : [new TextRun({ text: lead, bold: speaker !== '' })]),
      ...inline(node.content ?? []),
    ],
    ...(list === 'bullet' && { bullet: { level: Math.min(level, 8) } }),
    ...(list === 'number' && { numbering: { reference: numbering, level: 0 } }),
    ...(quoted && { indent: { left: 480 } }),
  });
}

function picture(node: NodeJson, place: Place): Paragraph {
  const fileId = node.attrs?.['fileId'];
  const pixels = typeof fileId === 'string' ? place.pictures.get(fileId) : undefined;
  return pixels ? pictureToDocx(node, pixels) : attachment(node, place);
}

/** A file can't be carried along: its name leads to it. */
function attachment({ attrs = {} }: NodeJson, { fileUrl }: Place): Paragraph {
  const { fileId, name, alt, title, url } = attrs;
  const label = [name, alt, title, url].find((value) => typeof value === 'string' && value.trim() !== '');
  const address = typeof fileId === 'string' ? fileUrl(fileId) : url;
  const run = new TextRun(typeof label === 'string' ? label : 'Untitled file');
  return new Paragraph({
    children: [isSafeLink(address) ? new ExternalHyperlink({ link: address, children: [run] }) : run],
  });
}

function table(rows: readonly NodeJson[], { readCard, fileUrl, pictures }: Place): Table {
  return new Table({
    rows: rows.map(
      (row) =>
        new TableRow({
          children: (row.content ?? []).map(
            (cell) =>
              new TableCell({
                children: (cell.content ?? []).flatMap((child) =>
                  block(child, { readCard, fileUrl, pictures }),
                ),
              }),
          ),
        }),
    ),
  });
}

function isInline({ type }: NodeJson): boolean {
  return type === 'text' || type === 'hardBreak' || type === 'mention';
}

function inline(nodes: readonly NodeJson[]): ParagraphChild[] {
  return nodes.map((node) => {
    if (node.type === 'hardBreak') return new TextRun({ break: 1 });
    const marks = new Set((node.marks ?? []).map(({ type }) => type));
    const run = new TextRun({
      text: node.type === 'text' ? (node.text ?? '') : textOf(node),
      bold: marks.has('bold'),
      italics: marks.has('italic'),
      strike: marks.has('strike'),
      ...(marks.has('underline') && { underline: {} }),
      ...(marks.has('code') && { font: 'Courier New' }),
    });
    const href = node.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
    return typeof href === 'string' && isSafeLink(href)
      ? new ExternalHyperlink({ link: href, children: [run] })
      : run;
  });
}

function textOf(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'mention') return mentionText(node.attrs ?? {});
  return (node.content ?? []).map(textOf).join('');
}
