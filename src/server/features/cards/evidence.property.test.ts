import * as fc from 'fast-check';
import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay } from '#domain/time/format-day.ts';
import { cardKinds, cardProperties, type CardKind } from '#editor/cards/card-properties.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { addField, setValues } from '#tests/support/fields.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { findBrowser } from '#server/platform/programs/find-browser.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sendPiece, startUpload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';

/** `isShared`: its own note has a public link, by which other sites may embed it. */
type Evidence = {
  id: string;
  quote: string;
  isOpen: boolean;
  isShared: boolean;
  kinds: Readonly<Record<CardKind, Kept>>;
  file: { id: string; name: string };
};
/** What a card of one kind shows, in words that are nowhere else. */
type Kept = { id: string; words: string; isOpen: boolean };

const hasChromium = findBrowser({ chromium: undefined }) !== undefined;
let app: TestApp;
let place: Place;
let ada: Person;
let reader: Person;
let project: string;
let pool: Evidence[];
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Evidence');
  ada = await place.member({ role: 'MANAGER' });
  reader = await place.member({ role: 'VIEWER' });
  project = await addProject(ada);
  const elsewhere = await addProject(ada, { title: 'Closed study' });
  await close(ada, { type: 'PROJECT', id: elsewhere });
  pool = [];
  for (const [index, where] of ['open', 'open', 'open', 'closed', 'closed', 'elsewhere', 'deleted'].entries())
    pool.push(await addEvidence(index, where));

  async function addEvidence(index: number, where: string): Promise<Evidence> {
    const quote = `words number ${index} of somebody`;
    const noteId = await addNote(ada, where === 'elsewhere' ? elsewhere : project, {
      title: `Interview-${index}`,
      content: documentOf(`Before. ${quote}. After.`),
    });
    const id = await highlight(ada, noteId, quote);
    const home = where === 'elsewhere' ? elsewhere : project;
    const insightId = await addInsight(ada, home, { title: `Finding-${index}` });
    const tagId = await addTag(ada, { projectId: home }, `Label-${index}`);
    const { createReel } = await ask(
      ada,
      'mutation ($input: CreateReelInput!) { createReel(input: $input) { id } }',
      { input: { insightId, title: `Reel-${index}`, highlightIds: [] } },
    );
    if (where === 'closed') {
      await detach(ada, { type: 'NOTE', id: noteId });
      await close(ada, { type: 'NOTE', id: noteId });
    }
    if (where === 'deleted')
      await ask(ada, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', { ids: [id] });
    const isShared = index % 3 === 0;
    if (isShared) await share(noteId, { type: 'NOTE' });
    const isOpen = where === 'open';
    // A closed note leaves the rest of its project open.
    const isHomeOpen = where !== 'elsewhere';
    const isNoteOpen = isHomeOpen && where !== 'closed';
    const kinds = {
      highlight: { id, words: quote, isOpen },
      note: { id: noteId, words: `Interview-${index}`, isOpen: isNoteOpen },
      insight: { id: insightId, words: `Finding-${index}`, isOpen: isHomeOpen },
      tag: { id: tagId, words: `Label-${index}`, isOpen: isHomeOpen },
      reel: { id: createReel.id, words: `Reel-${index}`, isOpen: isHomeOpen },
    };
    const file = { id: '', name: `Scan-${index}.txt` };
    const bytes = Buffer.from(`What was on paper ${index}`);
    file.id = await startUpload(ada, { type: 'NOTE', id: noteId }, { name: file.name, size: bytes.length });
    await sendPiece(app, ada, file.id, 0, bytes);
    return { id, quote, isOpen, isShared: isShared && where !== 'deleted', kinds, file };
  }
}, 60_000);
afterAll(() => app.close());

const share = async (id: string, more: Record<string, unknown> = {}): Promise<string> => {
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'INSIGHT', id, ...more } },
  );
  return new URL(createPublicLink.url).pathname;
};

async function readFile(insightId: string, format: string): Promise<Buffer> {
  const url = `/api/documents/${insightId}/export.${format}`;
  const headers = { host: reader.visitor.host, authorization: `Bearer ${await reader.bearer()}` };
  return (await app.http.inject({ url, headers })).rawPayload;
}

/** What a reader holds in the end: each export of a member, and the page of a visitor. */
async function readEverywhere(insightId: string): Promise<Record<string, string>> {
  const page = await new Visitor(app, place.workspace.subdomain).get(await share(insightId));
  return {
    markdown: (await readFile(insightId, 'md')).toString(),
    text: (await readFile(insightId, 'txt')).toString(),
    html: (await readFile(insightId, 'html')).toString(),
    word: (await mammoth.extractRawText({ buffer: await readFile(insightId, 'docx') })).value,
    page: page.body,
  };
}

/** The words that the app, and the history of a document in it, gets to draw these cards with. */
async function readInApp(ids: readonly string[]): Promise<string> {
  const { highlightsByIds } = await ask(
    reader,
    'query ($ids: [ID!]!) { highlightsByIds(ids: $ids) { text deleted } }',
    { ids },
  );
  return highlightsByIds
    .filter((one: { deleted: boolean } | null) => one?.deleted === false)
    .map(({ text }: { text: string }) => text)
    .join('\n');
}

/** The frames of other sites that show these highlights. */
async function readEmbedded(ids: readonly string[]): Promise<string> {
  const visitor = new Visitor(app, place.workspace.subdomain);
  const pages = await Promise.all(ids.map((id) => visitor.get(`/embed/highlights/${id}`)));
  return pages.map(({ body }) => body).join('\n');
}

const paragraph: NodeJson = { type: 'paragraph', content: [{ type: 'text', text: 'We saw this:' }] };
const around = {
  plain: (card: NodeJson): NodeJson => card,
  quoted: (card: NodeJson): NodeJson => ({ type: 'blockquote', content: [paragraph, card] }),
  listed: (card: NodeJson): NodeJson => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph, card] }],
  }),
  inColumn: (card: NodeJson): NodeJson => ({
    type: 'columns',
    content: [
      { type: 'column', content: [card] },
      { type: 'column', content: [paragraph] },
    ],
  }),
  inTable: (card: NodeJson): NodeJson => ({
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableCell', content: [card] },
          { type: 'tableCell', content: [paragraph] },
        ],
      },
    ],
  }),
};

const anyCard = fc.record({
  evidence: fc.nat(6),
  hidden: fc.subarray([...cardProperties.highlight]),
  layout: fc.constantFrom('full', 'videoOnly', 'textOnly'),
  collapsed: fc.boolean(),
  place: fc.constantFrom(...Object.values(around)),
});

type Card = typeof anyCard extends fc.Arbitrary<infer T> ? T : never;
const anyCards = fc.array(anyCard, { minLength: 1, maxLength: 6 });

async function insightOf(cards: readonly Card[]): Promise<string> {
  const content = cards.map(({ evidence, hidden, layout, collapsed, place: put }) =>
    put({
      type: 'referenceCard',
      attrs: { kind: 'highlight', id: pool[evidence]?.id, hidden: hidden.join(','), layout, collapsed },
    }),
  );
  return addInsight(ada, project, { content: JSON.stringify({ type: 'doc', content }) });
}

function expectVisible(outputs: Record<string, string>, wanted: ReadonlySet<number>): void {
  const isAnyLeftOut = [...wanted].some((index) => !pool[index]?.isOpen);
  for (const [format, output] of Object.entries(outputs)) {
    for (const [index, { quote, isOpen }] of pool.entries())
      expect([format, quote, output.includes(quote)]).toEqual([format, quote, isOpen && wanted.has(index)]);
    expect(output.includes('This highlight isn’t available to you.')).toBe(isAnyLeftOut);
  }
}

test('every renderer shows every quote that its reader may see, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(anyCards, async (cards) => {
      const wanted = new Set(cards.map(({ evidence }) => evidence));
      expectVisible(await readEverywhere(await insightOf(cards)), wanted);
      const ids = [...wanted].map((index) => pool[index]?.id ?? '');
      const [inApp, embedded] = [await readInApp(ids), await readEmbedded(ids)];
      for (const [index, { quote, isOpen, isShared }] of pool.entries())
        expect([quote, inApp.includes(quote), embedded.includes(quote)]).toEqual([
          quote,
          isOpen && wanted.has(index),
          isShared && wanted.has(index),
        ]);
    }),
    { numRuns: 12 },
  );
}, 240_000);

// Without the highlight that was deleted: its words are still in the text of its note.
const anyKind = fc.record({ evidence: fc.nat(5), kind: fc.constantFrom(...cardKinds, 'file' as const) });

test('a card of every kind is shown to those who may see it, and its words to nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyKind, { minLength: 1, maxLength: 6 }), async (cards) => {
      const shown = cards.flatMap(({ evidence, kind }) => keptOf(evidence, kind));
      const content = cards.map(({ evidence, kind }) => cardOf(evidence, kind));
      const insight = await addInsight(ada, project, { content: JSON.stringify({ type: 'doc', content }) });
      const closed = pool
        .slice(0, 6)
        .flatMap(({ kinds }) => Object.values(kinds))
        .filter(({ isOpen }) => !isOpen);
      for (const [format, output] of Object.entries(await readEverywhere(insight))) {
        const isPage = format === 'page';
        for (const { words, isOpen } of shown)
          // Visitors see of other insights only what is published, and files only of what their link shows whole.
          if (!isPage || !/^(?:Finding|Reel)/.test(words))
            expect([format, words, output.includes(words)]).toEqual([
              format,
              words,
              isOpen && !(isPage && words.startsWith('Scan')),
            ]);
        const isFileOut = cards.some(
          ({ evidence, kind }) => kind === 'file' && (isPage || !pool[evidence]?.kinds.note.isOpen),
        );
        expect([format, output.includes('This file isn’t available to you.')]).toEqual([format, isFileOut]);
        for (const { words } of closed)
          expect([format, words, output.includes(words)]).toEqual([format, words, false]);
      }
    }),
    { numRuns: 6 },
  );
}, 120_000);

/** A file is of the note that it was put in, wherever else it is shown. */
function keptOf(evidence: number, kind: CardKind | 'file'): Pick<Kept, 'words' | 'isOpen'>[] {
  const of = pool[evidence];
  if (!of) return [];
  return [kind === 'file' ? { words: of.file.name, isOpen: of.kinds.note.isOpen } : of.kinds[kind]];
}

function cardOf(evidence: number, kind: CardKind | 'file'): NodeJson {
  const of = pool[evidence];
  return kind === 'file'
    ? { type: 'file', attrs: { fileId: of?.file.id, name: of?.file.name } }
    : { type: 'referenceCard', attrs: { kind, id: of?.kinds[kind].id } };
}

// Apart and fewer: each starts a browser.
test.skipIf(!hasChromium)(
  'so does paper',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyCards, async (cards) => {
        const wanted = new Set(cards.map(({ evidence }) => evidence));
        const pdf = await pdfText(await readFile(await insightOf(cards), 'pdf'));
        expectVisible({ pdf }, wanted);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  },
  120_000,
);

test('a card names who said it with their role, its source and tags; a hidden contact stays hidden', async () => {
  const noteId = await addNote(ada, project, { title: 'Visit to Berlin', content: documentOf('I gave up.') });
  const [known, secret] = [
    await addContact(ada, { name: 'Rosa Diaz' }),
    await addContact(ada, { name: 'Secret Sam' }),
  ];
  await putInNote(ada, noteId, [known, secret]);
  await ask(place.owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [secret] });
  const role = await addField(place.owner, null, { owner: 'PERSON', label: 'Job title' });
  await setValues(place.owner, [
    { objectId: known, fieldId: role.id, value: 'Head cook' },
    { objectId: secret, fieldId: role.id, value: 'Sous-chef' },
  ]);
  const id = await highlight(ada, noteId, 'I gave up.', {
    tagIds: [await addTag(ada, { projectId: project }, 'Trust')],
  });
  const card = { type: 'referenceCard', attrs: { kind: 'highlight', id } };
  const content = JSON.stringify({ type: 'doc', content: [card] });
  const insight = await addInsight(ada, project, { content });
  for (const output of Object.values(await readEverywhere(insight))) {
    expect(output).toContain('Rosa Diaz (Head cook) · Contact hidden · Visit to Berlin');
    expect(output).toContain('Tags: Trust');
    expect(output).not.toMatch(/Secret Sam|Sous-chef/);
  }
  const anonymous = await new Visitor(app, place.workspace.subdomain).get(
    await share(insight, { hideNames: true }),
  );
  expect(anonymous.body).toContain('I gave up.');
  expect(anonymous.body).not.toMatch(/Rosa|Sam|Berlin|cook|chef/);
});

test('what is highlighted in a transcript names its speaker, who stays hidden as a contact', async () => {
  const noteId = await addNote(ada, project, { title: 'Call' });
  await ask(ada, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
    input: { noteId, content: 'Vera Lund (00:05): It froze.\nQuiet Quin (00:09): Twice.\n' },
  });
  const quin = await addContact(ada, { name: 'Quiet Quin' });
  await putInNote(ada, noteId, [quin]);
  await ask(place.owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [quin] });
  const ids = [await highlight(ada, noteId, 'It froze.'), await highlight(ada, noteId, 'Twice.')];
  const seen = await ask(reader, 'query ($ids: [ID!]!) { highlightsByIds(ids: $ids) { saidBy clipUrl } }', {
    ids,
  });
  expect(seen.highlightsByIds).toEqual([
    { saidBy: ['Vera Lund'], clipUrl: null },
    { saidBy: ['Contact hidden'], clipUrl: null },
  ]);
});

test('what is turned off on a card is gone from its exports', async () => {
  const noteId = await addNote(place.owner, project, { title: 'Toggled', content: documentOf('It broke.') });
  await putInNote(ada, noteId, [await addContact(ada, { name: 'Tina Toggle' })]);
  const tagIds = [await addTag(ada, { projectId: project }, 'Breakage')];
  const id = await highlight(ada, noteId, 'It broke.', { tagIds });
  const day = formatDay(app.clock.now());
  const said = { participants: 'Tina Toggle', tags: 'Breakage', date: day };
  const cards = [
    {
      kind: 'note',
      id: noteId,
      facts: { ...said, project: 'Research', author: place.owner.name, preview: 'It broke.' },
    },
    { kind: 'highlight', id, facts: { ...said, note: 'Toggled', author: `Highlighted by ${ada.name}` } },
  ];
  for (const { facts, ...ref } of cards) {
    const countOf = async (words: string, hidden: string): Promise<number> => {
      const card = { type: 'referenceCard', attrs: { ...ref, hidden } };
      const insight = await addInsight(ada, project, {
        content: JSON.stringify({ type: 'doc', content: [card] }),
      });
      return (await readFile(insight, 'txt')).toString().split(words).length - 1;
    };
    for (const [property, words] of Object.entries(facts))
      expect([ref.kind, property, (await countOf(words, '')) - (await countOf(words, property))]).toEqual([
        ref.kind,
        property,
        1,
      ]);
  }
});

test('the pages of a project and of one highlight show what is open in it, and nothing else', async () => {
  const content = pool.map(({ id }) => ({ type: 'referenceCard', attrs: { kind: 'highlight', id } }));
  const insight = await addInsight(ada, project, { content: JSON.stringify({ type: 'doc', content }) });
  await ask(ada, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insight });
  const visitor = new Visitor(app, place.workspace.subdomain);
  const whole = await visitor.get(await share(project, { type: 'PROJECT' }));
  for (const { quote, isOpen } of pool)
    expect([quote, String(whole.body).includes(quote)]).toEqual([quote, isOpen]);
  for (const { id, isOpen, kinds } of pool.filter((one) => one.isOpen)) {
    const page = await visitor.get(await share(kinds.note.id, { type: 'NOTE', highlightId: id }));
    for (const other of pool)
      expect([id, String(page.body).includes(other.quote)]).toEqual([id, isOpen && other.id === id]);
  }
});
