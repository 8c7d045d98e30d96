import mammoth from 'mammoth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerObject } from '#server/kernel/access/index.ts';
import { createDocument } from '#server/kernel/documents/index.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { findBrowser } from '#server/platform/programs/find-browser.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask } from '#tests/support/work.ts';

const hasChromium = findBrowser({ chromium: undefined }) !== undefined;
let app: TestApp;
let place: Place;
let reader: Person;
let stranger: Person;
let documentId: string;

beforeAll(async () => {
  app = await startTestApp();
  const scene = await createScene(app);
  place = await scene.workspace('Exporting');
  reader = await place.member({ role: 'VIEWER' });
  stranger = await scene.member();
  documentId = await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    const project = await insertProject(tx, {
      title: 'Taken home',
      createdBy: place.owner.id,
      isSample: false,
    });
    const id = tx.newId();
    await registerObject(tx, { id, type: 'note', parentId: project.id });
    await createDocument(tx, {
      id,
      kind: 'note',
      ownerId: id,
      content: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What we heard' }] },
          {
            type: 'bulletList',
            content: [
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [{ type: 'text', text: '<b>bold</b>', marks: [{ type: 'bold' }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    });
    return id;
  });
});
afterAll(() => app.close());

describe('a document is taken home', () => {
  test.each([
    ['md', 'text/markdown', '## What we heard'],
    ['txt', 'text/plain', 'What we heard'],
    ['html', 'text/html', '<h2>What we heard</h2>'],
  ])('as %s', async (format, type, words) => {
    const answer = await reader.visitor.get(`/api/documents/${documentId}/export.${format}`);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-type'])).toContain(type);
    expect(String(answer.headers['content-disposition'])).toMatch(/^attachment/);
    expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('<b>bold</b></');
  });

  test('with nothing in it that acts or loads when the file is opened', async () => {
    const hostile = await addNote(place.owner, await addProject(place.owner), {
      title: '<img src=x onerror=alert(1)> title',
      content: JSON.stringify({
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: '<script>alert(1)</script> & <b>bold</b>' }] },
          { type: 'image', attrs: { src: 'https://tracker.example/pixel.png', alt: 'A chart' } },
          { type: 'embed', attrs: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
        ],
      }),
    });
    const read = async (format: string): Promise<string> =>
      (await place.owner.visitor.get(`/api/documents/${hostile}/export.${format}`)).body;
    const page = await read('html');
    expect(page).toContain(`<meta http-equiv="content-security-policy" content="default-src 'none'`);
    expect(page).toContain('Picture: A chart');
    expect(page).not.toMatch(/<(?:img|iframe|script|video|audio|link|object)\b|<[^>]+\bsrc=|url\(/);
    const markdown = await read('md');
    expect(markdown).toContain('&lt;script>alert');
    expect(markdown).not.toMatch(/<(?:img|script|b)\b/);
  });

  test('with its pictures inside, their captions and what they show', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#285' } })
      .png()
      .toBuffer();
    const project = await addProject(place.owner);
    const fileId = await upload(
      app,
      place.owner,
      { type: 'PROJECT', id: project },
      { name: 'Fridge.png', bytes },
    );
    const shown = { src: `/image/${fileId}`, fileId, alt: 'An open fridge', caption: 'At noon', share: 50 };
    const note = await addNote(place.owner, project, {
      title: 'Pictured',
      content: JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: shown }] }),
    });
    const page = (await place.owner.visitor.get(`/api/documents/${note}/export.html`)).body;
    expect(page).toMatch(
      /<figure><img alt="An open fridge" width="50%" src="data:image\/jpeg;base64,[^"]+" loading="lazy"><figcaption>At noon<\/figcaption>/,
    );
    const word = await fetchBytes(app, place.owner, `/api/documents/${note}/export.docx`);
    const read = await mammoth.convertToHtml({ buffer: word.bytes });
    expect(read.value).toMatch(/<img alt="An open fridge" src="data:image\/jpeg;base64,/);
    expect(read.value).toContain('At noon');
    for (const format of ['md', 'txt']) {
      const { body } = await place.owner.visitor.get(`/api/documents/${note}/export.${format}`);
      expect(body).toContain('An open fridge');
      expect(body).toContain('At noon');
    }
  });

  test('as a Word file', async () => {
    const answer = await reader.visitor.get(`/api/documents/${documentId}/export.docx`);
    expect(answer.status).toBe(200);
    expect(String(answer.body).slice(0, 2)).toBe('PK');
  });

  test.skipIf(!hasChromium)('as a PDF, which is printed without a network', async () => {
    const answer = await reader.visitor.get(`/api/documents/${documentId}/export.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(String(answer.body).slice(0, 5)).toBe('%PDF-');
  });

  test('not as a PDF where no browser is, and the answer says what to do', async () => {
    app.env.chromium = '/nowhere/chromium';
    const answer = await reader.visitor.get(`/api/documents/${documentId}/export.pdf`);
    const { pdfAvailable } = await ask(reader, '{ pdfAvailable }');
    app.env.chromium = undefined;
    expect(pdfAvailable).toBe(false);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].title).toMatch(/no browser to print PDF files with/);
  });

  test('not more often than a person needs', async () => {
    app.env.chromium = '/nowhere/chromium';
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await place.owner.visitor.get(`/api/documents/${documentId}/export.pdf`)).status);
    app.env.chromium = undefined;
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
  });

  test('not by strangers, not unknown ones, not in formats nobody wrote', async () => {
    const urls = [`/api/documents/${documentId}/export.exe`, '/api/documents/nothing/export.md'];
    for (const url of urls) expect((await reader.visitor.get(url)).status).toBe(404);
    expect((await stranger.visitor.get(`/api/documents/${documentId}/export.md`)).status).toBe(404);
  });
});
