import type { Mark, Node, NodeType } from '@tiptap/pm/model';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import { isAllowedCard } from '#editor/cards/card-properties.ts';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { documentSchema } from '#editor/schema/document-schema.ts';
import { isRecord, keepAttributes } from './attribute-values.ts';
import { documentLimits } from './document-limits.ts';
import { fitContent } from './fit-content.ts';

/** For imports: keeps what the schema knows, unwraps what it does not, and always answers a valid document. */
export function cleanDocument(json: unknown): DocumentJson {
  return cleanNode(json).toJSON() as DocumentJson;
}

export function cleanNode(json: unknown): Node {
  const { topNodeType } = documentSchema();
  const content =
    isRecord(json) && Array.isArray(json.content) ? (json.content as readonly unknown[]) : [json];
  return topNodeType.create(
    null,
    fitContent(
      topNodeType,
      content.flatMap((part) => cleanPart(part, 1)),
    ),
  );
}

/** Fitting may still wrap what stands at the bottom: a line in a table becomes a row, a cell and a paragraph. */
const deepest = documentLimits.depth - 5;

function cleanPart(part: unknown, depth: number): Node[] {
  if (!isRecord(part)) return [];
  const { nodes } = documentSchema();
  const marks = cleanMarks(part.marks);
  if (part.type === 'text') return textNode(part.text, marks);
  if (depth > deepest) return textNode(textInside(part), []);
  const children = Array.isArray(part.content)
    ? (part.content as readonly unknown[]).flatMap((child) => cleanPart(child, depth + 1))
    : [];
  const type = typeof part.type === 'string' ? nodes[part.type] : undefined;
  if (!type || type === documentSchema().topNodeType) return children;
  const attributes = keepAttributes(type, part.attrs);
  if (!attributes) return [...linkInstead(part.attrs), ...children];
  if (type.name === 'embed' && !isAllowedEmbed(attributes.url)) return linkInstead(attributes);
  if (type.name === 'referenceCard' && !isAllowedCard(attributes)) {
    return [type.create({ ...attributes, layout: 'full', collapsed: false })];
  }
  return [type.create(attributes, type.isLeaf ? null : fitContent(type, children), marksOn(type, marks))];
}

function textNode(text: unknown, marks: readonly Mark[]): Node[] {
  const clean = typeof text === 'string' ? text.replaceAll('\u0000', '').toWellFormed() : '';
  return clean === '' ? [] : [documentSchema().text(clean, marks)];
}

/** Marks of one kind in one order, so that two copies of a document are equal. */
function cleanMarks(given: unknown): readonly Mark[] {
  if (!Array.isArray(given)) return [];
  const marks = (given as readonly unknown[]).flatMap((mark) => {
    const type =
      isRecord(mark) && typeof mark.type === 'string' ? documentSchema().marks[mark.type] : undefined;
    const attributes = type && isRecord(mark) ? keepAttributes(type, mark.attrs) : undefined;
    return type && attributes ? [type.create(attributes)] : [];
  });
  return marks
    .map((mark) => ({ mark, key: JSON.stringify(mark.attrs) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .reduce<readonly Mark[]>((set, { mark }) => mark.addToSet(set), []);
}

function marksOn(type: NodeType, marks: readonly Mark[]): readonly Mark[] {
  return type.isInline ? marks : [];
}

/** What can't be shown where it stands can still be followed. */
function linkInstead(attributes: unknown): Node[] {
  const { nodes, marks } = documentSchema();
  const address = isRecord(attributes) ? (attributes.url ?? attributes.src) : undefined;
  if (!isSafeLink(address) || !nodes.paragraph || !marks.link) return [];
  return [
    nodes.paragraph.create(null, documentSchema().text(address, [marks.link.create({ href: address })])),
  ];
}

/** Without recursion: what is nested this deep was made to exhaust the stack. */
function textInside(part: Record<string, unknown>): string {
  const texts: string[] = [];
  const waiting: unknown[] = [part];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isRecord(next)) continue;
    if (typeof next.text === 'string') texts.push(next.text);
    if (Array.isArray(next.content)) waiting.push(...(next.content as readonly unknown[]).toReversed());
  }
  return texts.join(' ');
}
