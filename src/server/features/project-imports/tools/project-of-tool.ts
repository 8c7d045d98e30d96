import { randomUUID } from 'node:crypto';
import { textLimits } from '#domain/limits/text-limits.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { RefiCase, RefiProject } from '#domain/refi/refi-project.ts';
import {
  noStamp,
  type RefiCoding,
  type RefiSource,
  type RefiText,
  type RefiVariable,
} from '#domain/refi/refi-source.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { instantOf } from './instant-of.ts';
import { placeQuotes } from './place-quotes.ts';
import { withTypes } from './typed-values.ts';
import type { ToolExport, ToolHighlight, ToolNote, ToolTag, ToolText } from './tool-export.ts';

/** The export of a tool in the words of the exchange format, so that it is written, counted and undone like any other. */
export function projectOfTool(tool: ToolExport): RefiProject {
  const codebook = codesOf(tool);
  const codings = (tags: readonly string[]): RefiCoding[] =>
    tags.flatMap((tag) => {
      const code = codebook.idOf(tag);
      return code === undefined
        ? []
        : [{ guid: randomUUID(), code, notes: [], createdBy: null, createdAt: null }];
    });
  const variables = new Variables();
  const byNote = Map.groupBy(tool.highlights, ({ noteKey }) => noteKey);
  const notes = [...tool.notes, ...notesOfLost(byNote.get(null) ?? [])];
  const sources = notes.map((note) => ({
    key: note.key,
    people: note.people,
    source: sourceOf(note, byNote.get(note.key === lostKey ? null : note.key) ?? [], { variables, codings }),
  }));
  return withTypes({
    name: tool.name,
    origin: tool.origin,
    description: '',
    users: [],
    codes: codebook.codes,
    cases: casesOf(tool, sources, variables),
    sources: [...sources.map(({ source }) => source), ...tool.files.map(fileSource)],
    notes: tool.insights.map((insight) => textOf(insight)),
    variables: variables.all,
    links: [],
    sets: [],
    graphs: [],
    noteRefs: [],
    unread: [...tool.unread],
  });
}

const lostKey = 'highlights without a note';

/** Highlights that name no note of the export are kept together in one of their own. */
function notesOfLost(highlights: readonly ToolHighlight[]): ToolNote[] {
  if (highlights.length === 0) return [];
  const content = highlights.map(({ quote }) => paragraph(quote));
  return [
    {
      key: lostKey,
      title: 'Highlights without a note',
      document: { type: 'doc', content },
      pictures: [],
      createdAt: null,
      values: [],
      people: [],
      tags: [],
    },
  ];
}

type Reading = {
  readonly variables: Variables;
  readonly codings: (tags: readonly string[]) => RefiCoding[];
};

function sourceOf(
  note: ToolNote,
  highlights: readonly ToolHighlight[],
  { variables, codings }: Reading,
): RefiSource {
  const placed = highlights.map((one) => ({ ...one, guid: randomUUID() }));
  const most = textLimits.noteFieldText.max;
  const short = note.values.filter(([, value]) => Array.from(value).length <= most);
  const long = note.values.filter(([, value]) => Array.from(value).length > most);
  const whole = { ...note, document: withSections(note.document, long) };
  return {
    ...textOf(whole),
    kind: 'text',
    document: placeQuotes(whole.document, placed),
    codings: codings(note.tags),
    values: short.map(([label, value]) => ({ variable: variables.of(label), type: 'Text' as const, value })),
    selections: placed.map(({ guid, quote, tags, createdAt }) => ({
      ...noStamp,
      createdAt: instantOf(createdAt),
      guid,
      name: null,
      description: quote,
      notes: [],
      codings: codings(tags),
      start: 0,
      end: 0,
    })),
  };
}

function textOf({ title, document, pictures, createdAt }: ToolText): RefiText {
  return {
    ...noStamp,
    createdAt: instantOf(createdAt),
    guid: randomUUID(),
    name: title,
    description: '',
    notes: [],
    text: null,
    plainTextPath: null,
    richTextPath: null,
    document,
    pictures,
    codings: [],
    values: [],
    selections: [],
  };
}

/** What is too long for a field is a part of the text. */
function withSections(
  document: DocumentJson,
  sections: readonly (readonly [label: string, value: string])[],
): DocumentJson {
  if (sections.length === 0) return document;
  const added = sections.flatMap(([label, value]): NodeJson[] => [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: label }] },
    ...value.split('\n').map(paragraph),
  ]);
  return { ...document, content: [...(document.content ?? []), ...added] };
}

/** Its bytes say what it is; no kind of source needs to be known before. */
function fileSource({ path, name }: { path: string; name: string }): RefiSource {
  return {
    ...noStamp,
    kind: 'pdf',
    guid: randomUUID(),
    name,
    description: '',
    notes: [],
    path: `internal://${path}`,
    currentPath: null,
    representation: null,
    codings: [],
    values: [],
    selections: [],
  };
}

/** Tags by their groups; one that only a highlight names is a tag too. */
function codesOf(tool: ToolExport): { codes: RefiCode[]; idOf: (tag: string) => string | undefined } {
  const used = [...tool.notes, ...tool.highlights].flatMap(({ tags }) => tags);
  const named = tool.tags.filter(({ title }) => title !== '');
  const listed = new Set(named.map(({ title }) => normaliseTag(title)));
  const unlisted = [...new Map(used.map((title) => [normaliseTag(title), title])).entries()].flatMap(
    ([key, title]): ToolTag[] =>
      listed.has(key) ? [] : [{ title, group: '', color: null, description: '' }],
  );
  const ids = new Map<string, string>();
  const code = ({ title, color, description }: ToolTag): RefiCode => {
    const id = randomUUID();
    if (!ids.has(normaliseTag(title))) ids.set(normaliseTag(title), id);
    return { id, name: title, color, description, isCodable: true, codes: [] };
  };
  const holder = (name: string, codes: readonly RefiCode[]): RefiCode[] =>
    name === ''
      ? [...codes]
      : [{ id: randomUUID(), name, color: null, description: '', isCodable: false, codes }];
  const grouped = (tags: readonly ToolTag[]): RefiCode[] =>
    [...Map.groupBy(tags, ({ group }) => group)].flatMap(([group, own]) => holder(group, own.map(code)));
  const boards = Map.groupBy([...named, ...unlisted], ({ board = '' }) => board);
  const codes = [...boards].flatMap(([board, tags]) => holder(board, grouped(tags)));
  return { codes, idOf: (tag) => ids.get(normaliseTag(tag)) };
}

function normaliseTag(title: string): string {
  return title.trim().toLowerCase();
}

type Sourced = { readonly people: readonly string[]; readonly source: RefiSource };

/** People of the export, and those whom only a note names. */
function casesOf(tool: ToolExport, sources: readonly Sourced[], variables: Variables): RefiCase[] {
  const found = new Map<
    string,
    { name: string; email: string | null; values: ToolNote['values']; sources: string[] }
  >();
  for (const { name, email, values } of tool.people)
    if (name !== '' || email !== null)
      found.set(normaliseName(name) || (email ?? ''), { name, email, values, sources: [] });
  for (const { people, source } of sources)
    for (const name of people) {
      const key = normaliseName(name);
      const one = found.get(key) ?? { name, email: null, values: [], sources: [] };
      one.sources.push(source.guid);
      found.set(key, one);
    }
  return [...found.values()].map((one) => ({
    guid: randomUUID(),
    name: one.name,
    description: '',
    codes: [],
    selections: [],
    sources: one.sources,
    contact: { email: one.email },
    values: one.values.map(([label, value]) => ({
      variable: variables.of(label, 'person'),
      type: 'Text' as const,
      value,
    })),
  }));
}

/** A variable for each label; a field of notes and one of contacts may have the same. */
class Variables {
  readonly #known = new Map<string, RefiVariable>();

  of(label: string, owner: 'note' | 'person' = 'note'): string {
    const key = `${owner} ${label}`;
    const one = this.#known.get(key) ?? {
      guid: randomUUID(),
      name: label,
      type: 'Text' as const,
      description: '',
    };
    this.#known.set(key, one);
    return one.guid;
  }

  get all(): RefiVariable[] {
    return [...this.#known.values()];
  }
}

function paragraph(text: string): NodeJson {
  const clean = text.replaceAll(/\s+/gu, ' ').trim();
  return { type: 'paragraph', ...(clean !== '' && { content: [{ type: 'text', text: clean }] }) };
}
