import { randomUUID } from 'node:crypto';
import { noStamp, type RefiText, type TextSelection } from '#domain/refi/refi-source.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import { readHtmlOnServer } from '#editor/html/server-html-reader.ts';
import { textOfHtml } from '#editor/html/text-of-html.ts';
import { ForeignDatabase, number, words } from '../foreign-database.ts';
import { instantOf } from '../tools/instant-of.ts';

const mostHighlights = 200_000;
const mostCharacters = 100_000_000;

// Runs in a child process: see refi/open-project.ts.
/** A project as Taguette exports it, in the words of the exchange format. */
export function readTaguette(path: string): RefiProject {
  const database = new ForeignDatabase(path, {
    wanted: ['projects', 'documents', 'tags', 'highlights', 'highlight_tags'],
    refusal: 'This file contains no Taguette project',
  });
  try {
    const [project, ...others] = database.rows('select id, name, description from projects limit 2');
    if (!project) throw new Error('This file contains no Taguette project');
    if (others.length > 0)
      throw new Error('This file contains several projects. Export the one you want from Taguette.');
    const codes = codesOf(database);
    const documents = documentsOf(database, new Map([...codes].map(([id, code]) => [id, code.id])));
    const lost = documents.reduce((sum, { lostCount }) => sum + lostCount, 0);
    return {
      name: words(project, 'name'),
      origin: 'Taguette',
      description: words(project, 'description'),
      users: [],
      codes: [...codes.values()],
      variables: [],
      cases: [],
      sources: documents.map(({ text }) => ({ kind: 'text', ...text })),
      notes: [],
      links: [],
      sets: [],
      graphs: [],
      noteRefs: [],
      unread: lost > 0 ? [['Highlights without any words', lost]] : [],
    };
  } finally {
    database.close();
  }
}

function codesOf(database: ForeignDatabase) {
  return new Map(
    database.rows('select id, path, description from tags order by id').map((tag) => [
      number(tag, 'id'),
      {
        id: randomUUID(),
        name: words(tag, 'path'),
        color: null,
        description: words(tag, 'description'),
        isCodable: true,
        codes: [],
      },
    ]),
  );
}

type ReadDocument = { readonly text: RefiText; readonly lostCount: number };

function documentsOf(database: ForeignDatabase, codes: ReadonlyMap<number, string>): ReadDocument[] {
  const highlights = highlightsOf(database);
  let characters = 0;
  return database.rows('select * from documents order by id').map((document) => {
    const html = words(document, 'contents');
    characters += html.length;
    if (characters > mostCharacters) throw new Error('This project is too large to be read');
    const { text, placeOf } = textOfHtml(html, readHtmlOnServer);
    const marked = highlights.get(number(document, 'id')) ?? [];
    const selections = marked.flatMap(({ from, to, tags }) =>
      selectionOf({ start: placeOf(from), end: placeOf(to) }, tags, codes),
    );
    const read: RefiText = {
      ...noStamp,
      // In UTC, without saying so.
      createdAt: instantOf(`${words(document, 'created').slice(0, 19).replace(' ', 'T')}Z`),
      guid: randomUUID(),
      name: words(document, 'name'),
      description: words(document, 'description'),
      notes: [],
      text,
      plainTextPath: null,
      richTextPath: null,
      codings: [],
      values: [],
      selections,
    };
    return { text: read, lostCount: marked.length - selections.length };
  });
}

function selectionOf(
  { start, end }: { start: number; end: number },
  tags: readonly number[],
  codes: ReadonlyMap<number, string>,
): TextSelection[] {
  if (start >= end) return [];
  const codings = tags.flatMap((tag) => {
    const code = codes.get(tag);
    return code === undefined
      ? []
      : [{ guid: randomUUID(), code, notes: [], createdBy: null, createdAt: null }];
  });
  return [{ ...noStamp, guid: randomUUID(), name: null, description: '', notes: [], codings, start, end }];
}

type Highlight = { readonly from: number; readonly to: number; readonly tags: number[] };

function highlightsOf(database: ForeignDatabase): Map<number, Highlight[]> {
  const found = database.rows(
    `select h.id, h.document_id, h.start_offset, h.end_offset, t.tag_id from highlights h
      left join highlight_tags t on t.highlight_id = h.id order by h.document_id, h.start_offset, h.id
      limit ${mostHighlights + 1}`,
  );
  if (found.length > mostHighlights) throw new Error('This project is too large to be read');
  const byId = new Map<number, Highlight>();
  const byDocument = new Map<number, Highlight[]>();
  for (const row of found) {
    const id = number(row, 'id');
    const highlight = byId.get(id) ?? {
      from: number(row, 'start_offset'),
      to: number(row, 'end_offset'),
      tags: [],
    };
    if (row['tag_id'] !== null) highlight.tags.push(number(row, 'tag_id'));
    if (byId.has(id)) continue;
    byId.set(id, highlight);
    const documentId = number(row, 'document_id');
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), highlight]);
  }
  return byDocument;
}
