import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addObjects, readObjects } from '#editor/canvas/canvas-doc.ts';
import { addConnectors } from '#editor/canvas/connectors-doc.ts';
import { addContact } from '#tests/support/people.ts';
import { highlight } from '#tests/support/coding.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { findBrowser } from '#server/platform/programs/find-browser.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes } from '#tests/support/upload.ts';
import { documentOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let port: number;
const open: EditorClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  port = address.port;
  place = await (await createScene(app)).workspace('Boards');
});
afterAll(() => app.close());
afterEach(() => {
  for (const editor of open.splice(0)) editor.close();
});

async function made(person: Person, query: string, variables: Record<string, unknown>): Promise<string> {
  const { body } = await person.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.made.id;
}

async function newCanvas(): Promise<{ projectId: string; viewId: string }> {
  const projectId = await made(
    place.owner,
    'mutation ($title: String!) { made: createProject(input: { title: $title }) { id } }',
    { title: 'Affinity' },
  );
  const input = { projectId, objectType: 'NOTE', layout: 'CANVAS', title: 'Board' };
  const viewId = await made(
    place.owner,
    'mutation ($input: CreateViewInput!) { made: createView(input: $input) { id } }',
    { input },
  );
  return { projectId, viewId };
}

function join(person: Person, documentId: string): EditorClient {
  const host = `${place.workspace.subdomain}.${app.env.rootUrl.host}`;
  const editor = openEditor({ port, host, documentId, token: () => person.bearer() });
  open.push(editor);
  return editor;
}

const openCanvas = 'mutation ($viewId: ID!) { openCanvas(viewId: $viewId) }';
const rectangle = {
  type: 'rectangle',
  id: '0190a1b2-0000-7000-8000-000000000001',
  x: 0,
  y: 0,
  width: 100,
  height: 60,
} as const;
const words = {
  ...rectangle,
  id: '0190a1b2-0000-7000-8000-000000000002',
  type: 'text',
  text: 'Why people pause',
  textFormat: 'H1',
} as const;

test('two people arrange one board, and it is there the next day', async () => {
  const { viewId } = await newCanvas();
  const asked = await Promise.all([1, 2, 3].map(() => place.owner.graphql(openCanvas, { viewId })));
  expect(asked.map(({ body }) => body.data?.openCanvas)).toEqual([viewId, viewId, viewId]);
  const contributor = await place.member({ role: 'CONTRIBUTOR' });
  const [one, two] = [join(place.owner, viewId), join(contributor, viewId)];
  await Promise.all([one.synced(), two.synced()]);
  addObjects(one.doc, [rectangle], null);
  await eventually('the other sees it', () => readObjects(two.doc).length === 1);
  addObjects(two.doc, [words], null);
  await two.acknowledged();
  one.close();
  two.close();

  const later = join(place.owner, viewId);
  await later.synced();
  expect(readObjects(later.doc)).toEqual([rectangle, words]);
});

test('a viewer looks and can’t move anything; before anybody opened it there is nothing', async () => {
  const { viewId } = await newCanvas();
  const viewer = await place.member({ role: 'VIEWER' });
  const query = 'query ($viewId: ID!) { canvasDocument(viewId: $viewId) }';
  expect((await viewer.graphql(query, { viewId })).body.data).toEqual({ canvasDocument: null });
  await place.owner.graphql(openCanvas, { viewId });
  expect((await viewer.graphql(query, { viewId })).body.data).toEqual({ canvasDocument: viewId });
  const [reader, owner] = [join(viewer, viewId), join(place.owner, viewId)];
  await Promise.all([reader.synced(), owner.synced()]);
  addObjects(reader.doc, [words], null);
  addObjects(owner.doc, [rectangle], null);
  await owner.acknowledged();
  await eventually('the reader sees it', () => readObjects(reader.doc).some(({ id }) => id === rectangle.id));
  expect(readObjects(owner.doc)).toEqual([rectangle]);
});

test('cards show what the viewer may see, and pass over the rest', async () => {
  const { projectId } = await newCanvas();
  const create = 'mutation ($input: CreateNoteInput!) { made: createNote(input: $input) { id } }';
  const noteId = await made(place.owner, create, {
    input: { projectId, title: 'Fridge visit', content: documentOf('The milk was warm.') },
  });
  const insightId = await made(
    place.owner,
    'mutation ($input: CreateInsightInput!) { made: createInsight(input: $input) { id } }',
    { input: { projectId, title: 'Cold milk' } },
  );
  const reelId = await made(
    place.owner,
    'mutation ($input: CreateReelInput!) { made: createReel(input: $input) { id } }',
    { input: { insightId, title: 'Fridges', highlightIds: [] } },
  );
  const reels =
    'query ($reelIds: [ID!]!) { canvasCards(noteIds: [], insightIds: [], reelIds: $reelIds) { reels { id title } } }';
  const seen = await place.owner.graphql(reels, { reelIds: [reelId, noteId] });
  expect(seen.body.data.canvasCards.reels).toEqual([{ id: reelId, title: 'Fridges' }]);
  await place.owner.graphql('mutation ($ids: [ID!]!) { deleteReels(ids: $ids) { id } }', { ids: [reelId] });
  expect((await place.owner.graphql(reels, { reelIds: [reelId] })).body.data.canvasCards.reels).toEqual([]);

  const highlightId = await highlight(place.owner, noteId, 'milk was warm');
  const quotes =
    'query ($ids: [ID!]!) { canvasCards(noteIds: [], insightIds: [], highlightIds: $ids) { highlights { id text } } }';
  const quoted = async () =>
    (await place.owner.graphql(quotes, { ids: [highlightId, noteId] })).body.data.canvasCards.highlights;
  expect(await quoted()).toEqual([{ id: highlightId, text: 'milk was warm' }]);
  await place.owner.graphql('mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', {
    ids: [highlightId],
  });
  expect(await quoted()).toEqual([]);

  const cards = `query ($noteIds: [ID!]!) { canvasCards(noteIds: $noteIds, insightIds: []) { notes { id title } } }`;
  const noteIds = [noteId, '0190a1b2-0000-7000-8000-00000000dead', 'not an id'];
  const { body } = await place.owner.graphql(cards, { noteIds });
  expect(body.data.canvasCards.notes).toEqual([{ id: noteId, title: 'Fridge visit' }]);
  const refused = await place.owner.graphql(cards, { noteIds: Array.from({ length: 1001 }, () => noteId) });
  expect(refused.body.errors[0].message).toBe('Ask for at most 1,000 at a time');
});

describe('a canvas is exported', () => {
  const quote = 'The milk was warm when it came, and nobody called. '.repeat(12).trim();
  const exportOf = (viewId: string, format: string) => `/api/canvases/${viewId}/export.${format}`;

  async function drawn(): Promise<string> {
    const { projectId, viewId } = await newCanvas();
    await place.owner.graphql(openCanvas, { viewId });
    const noteId = await made(
      place.owner,
      'mutation ($input: CreateNoteInput!) { made: createNote(input: $input) { id } }',
      { input: { projectId, title: 'Fridge visit', content: documentOf(quote) } },
    );
    const zelda = await addContact(place.owner, { name: 'Zelda Quimby', noteId });
    await addContact(place.owner, { name: 'Adam Oak', noteId });
    await place.owner.graphql('mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [zelda] });
    const refId = await highlight(place.owner, noteId, quote);
    const other = '0190a1b2-0000-7000-8000-000000000003';
    const editor = join(place.owner, viewId);
    await editor.synced();
    addObjects(
      editor.doc,
      [
        { ...rectangle, type: 'ellipse', text: 'Warm' },
        { ...words, x: 600, width: 400 },
        { type: 'highlight', id: other, x: 0, y: 200, refId },
      ],
      null,
    );
    const line = { id: refId, from: rectangle.id, to: words.id, arrow: 'end' as const, label: 'because' };
    addConnectors(editor.doc, [line], null);
    await editor.acknowledged();
    return viewId;
  }

  test('as a drawing with whole quotes that loads nothing', async () => {
    const viewId = await drawn();
    const viewer = await place.member({ role: 'VIEWER' });
    const { bytes, headers } = await fetchBytes(app, viewer, exportOf(viewId, 'svg'));
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-disposition']).toBe('attachment; filename="board.svg"');
    const svg = bytes.toString('utf8');
    const said = [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line).join(' ');
    expect(said).toContain(quote);
    for (const shown of ['Fridge visit', 'Warm', 'Why people pause', 'because'])
      expect(said).toContain(shown);
    // Who said it, as this reader may know them.
    expect(said).toContain('Contact hidden');
    expect(said).toContain('Adam Oak');
    expect(svg).not.toContain('Zelda');
    expect(svg).not.toMatch(/<(?:script|image|foreignObject|style)\b|href|url\(/);
  });

  test.skipIf(!findBrowser({ chromium: undefined }))(
    'as a PDF of one page as large as the canvas',
    async () => {
      const { bytes } = await fetchBytes(app, place.owner, exportOf(await drawn(), 'pdf'));
      const pdf = await PDFDocument.load(bytes);
      expect(pdf.getPageCount()).toBe(1);
      expect(pdf.getPage(0).getWidth()).toBeGreaterThan(800);
    },
  );

  test('not by strangers, not in other formats, not when nothing is on it', async () => {
    const viewId = await drawn();
    const stranger = await (await createScene(app)).member();
    expect((await stranger.visitor.get(exportOf(viewId, 'svg'))).status).toBe(404);
    expect((await place.owner.visitor.get(exportOf(viewId, 'exe'))).status).toBe(404);
    const { viewId: empty } = await newCanvas();
    const answer = await place.owner.visitor.get(exportOf(empty, 'svg'));
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].title).toBe('The canvas is empty');
  });
});
