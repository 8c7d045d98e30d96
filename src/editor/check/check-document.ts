import type { MarkType, NodeType } from '@tiptap/pm/model';
import { countCharacters, groupDigits } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { withoutContactNames } from '#domain/people/relabel-mentions.ts';
import { isStorable } from '#editor/attributes/attribute-type.ts';
import { isAllowedCard } from '#editor/cards/card-properties.ts';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { documentSchema } from '#editor/schema/document-schema.ts';
import { attributesOf, holdsAttribute, isRecord } from './attribute-values.ts';
import { documentLimits } from './document-limits.ts';

type Tally = { nodes: number; characters: number; attributeCharacters: number };

/** A document from outside: taken whole or refused with the reason. Nothing is dropped. */
export function parseDocument(json: unknown): Parsed<DocumentJson> {
  const problem = findProblem(json);
  if (problem !== undefined) return refused(problem);
  try {
    const node = documentSchema().nodeFromJSON(json);
    node.check();
    return accepted(withoutContactNames(node.toJSON() as DocumentJson));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const holder = /Invalid (?:content|collection of marks) for node (\w+)/.exec(error.message)?.[1];
    return refused(`Content has something in a place where it can’t stand (in ${holder ?? 'the document'})`);
  }
}

function findProblem(json: unknown): string | undefined {
  if (!isRecord(json) || json.type !== 'doc') return 'Content must be a document';
  const tally = { nodes: 0, characters: 0, attributeCharacters: 0 };
  return problemInNode(json, 0, tally);
}

const nodeKeys = new Set(['type', 'attrs', 'content', 'marks', 'text']);

function problemInNode(json: unknown, depth: number, tally: Tally): string | undefined {
  tally.nodes += 1;
  if (tally.nodes > documentLimits.nodes) {
    return `Content must have at most ${groupDigits(documentLimits.nodes)} parts`;
  }
  if (depth > documentLimits.depth) return `Content must be nested at most ${documentLimits.depth} deep`;
  if (!isRecord(json)) return 'Content has a part that is no node';
  const stranger = Object.keys(json).find((key) => !nodeKeys.has(key));
  if (stranger !== undefined) return `Content has a part with an unknown key: ${quote(stranger)}`;
  const { type, attrs, content, marks } = json;
  const nodeType = typeof type === 'string' ? documentSchema().nodes[type] : undefined;
  if (!nodeType) return `Content has an unknown kind of part: ${quote(type)}`;
  if (depth > 0 && nodeType === documentSchema().topNodeType) return 'Content has a document in a document';
  return (
    problemInText(nodeType, json.text, tally) ??
    problemInAttributes(nodeType, attrs, tally) ??
    problemOfKind(nodeType, attrs) ??
    problemInMarks(marks, tally) ??
    problemInChildren(content, depth, tally)
  );
}

function problemInText(type: NodeType, text: unknown, tally: Tally): string | undefined {
  if (!type.isText) return text === undefined ? undefined : 'Content has text outside a text part';
  if (typeof text !== 'string' || text === '') return 'Content has an empty text part';
  if (!isStorable(text)) return 'Content has characters that can’t be stored';
  tally.characters += countCharacters(text);
  return tally.characters > documentLimits.characters
    ? `Content must be at most ${groupDigits(documentLimits.characters)} characters`
    : undefined;
}

function problemInAttributes(type: NodeType | MarkType, attrs: unknown, tally: Tally): string | undefined {
  const given = attrs ?? {};
  if (!isRecord(given)) return `The attributes of ${type.name} must be an object`;
  const specs = attributesOf(type);
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(specs, name)) return `Content has an unknown attribute: ${type.name} ${quote(name)}`;
    if (typeof value === 'string') tally.attributeCharacters += value.length;
  }
  if (tally.attributeCharacters > documentLimits.attributeCharacters) return 'Content has too many details';
  const wrong = Object.entries(specs).find(
    ([name, spec]) => !holdsAttribute(spec, Object.hasOwn(given, name) ? given[name] : spec.default),
  );
  return wrong ? `Content has a ${type.name} with an invalid ${wrong[0]}` : undefined;
}

/** What one attribute alone can't tell. */
function problemOfKind(type: NodeType, attrs: unknown): string | undefined {
  if (!isRecord(attrs)) return undefined;
  if (type.name === 'embed' && !isAllowedEmbed(attrs.url))
    return 'Content embeds a page that can’t be embedded';
  if (type.name === 'referenceCard' && !isAllowedCard(attrs)) {
    return 'Content has a card with a layout that its kind does not have';
  }
  return undefined;
}

function problemInMarks(marks: unknown, tally: Tally): string | undefined {
  if (marks === undefined) return undefined;
  if (!Array.isArray(marks)) return 'Marks must be a list';
  for (const mark of marks as readonly unknown[]) {
    if (!isRecord(mark)) return 'Content has a mark that is none';
    const stranger = Object.keys(mark).find((key) => key !== 'type' && key !== 'attrs');
    if (stranger !== undefined) return `Content has a mark with an unknown key: ${quote(stranger)}`;
    const type = typeof mark.type === 'string' ? documentSchema().marks[mark.type] : undefined;
    if (!type) return `Content has an unknown mark: ${quote(mark.type)}`;
    const problem = problemInAttributes(type, mark.attrs, tally);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemInChildren(content: unknown, depth: number, tally: Tally): string | undefined {
  if (content === undefined) return undefined;
  if (!Array.isArray(content)) return 'The parts of a document must be a list';
  for (const child of content as readonly unknown[]) {
    const problem = problemInNode(child, depth + 1, tally);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The name comes from outside and ends in a message. */
function quote(value: unknown): string {
  return typeof value === 'string' ? `“${value.slice(0, 40)}”` : typeof value;
}
