import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPdf } from '#server/platform/programs/open-pdf.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { endOf, setMode } from '#tests/support/suggesting.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
/** Owns the project; Bob may write in it. */
let ada: Person;
let bob: Person;
let original: Buffer;
let file: { id: string; ownerId: string };

const mail = 'zelda@secret.example';

beforeAll(async () => {
  app = await startTestApp();
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([400, 300]);
  page.drawText('Please write to', { x: 40, y: 200, size: 20, font });
  page.drawText(mail, { x: 40, y: 150, size: 20, font });
  pdf.addPage([400, 300]).drawText('Nothing of the kind', { x: 40, y: 200, size: 20, font });
  pdf.setTitle(`Letter of ${mail}`);
  original = Buffer.from(await pdf.save());
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await (await createScene(app)).workspace();
  [ada, bob] = [await place.member({ role: 'MANAGER', workspaceAdmin: true }), await place.member()];
  const project = await addProject(ada);
  const id = await upload(
    app,
    ada,
    { type: 'PROJECT', id: project },
    { name: 'Letter.pdf', bytes: original, asNotes: true },
  );
  file = await prepared(id);
  await setMode(ada, 'Redact', 'On', project);
  await look();
});

const prepared = (id: string) =>
  eventually(
    'the PDF is ready',
    async () => {
      const found = await readFileOf(ada, id);
      if (found.processing === 'ERROR') throw new Error(found.processingError);
      return found.processing === 'COMPLETE' && found;
    },
    { withinMs: 25_000 },
  );

async function look(): Promise<void> {
  const { findPersonalData } = await ask(
    ada,
    'mutation ($id: ID!) { findPersonalData(objectType: NOTE, objectId: $id) { id } }',
    { id: file.ownerId },
  );
  expect(await endOf(ada, file.ownerId, findPersonalData.id)).toMatchObject({ applied: 1 });
  await prepared(file.id);
}

const shownTo = async (person: Person) =>
  (await fetchBytes(app, person, `/files/stream/${file.id}/source`)).bytes;
const savedBy = async (person: Person) => fetchBytes(app, person, `/files/download/${file.id}`);
const pagesFor = async (person: Person) =>
  (await ask(person, 'query ($id: ID!) { filePages(fileId: $id) { text } }', { id: file.id })).filePages.map(
    ({ text }: { text: string }) => text,
  );
async function review(decision: string): Promise<void> {
  const { personalData } = await ask(
    ada,
    'query ($id: ID!) { personalData(objectType: NOTE, objectId: $id) { items { id words count } } }',
    { id: file.ownerId },
  );
  expect(personalData.items).toMatchObject([{ words: mail, count: 1 }]);
  await ask(
    ada,
    'mutation ($ids: [ID!]!, $decision: PersonalDecision!) { reviewPersonalData(ids: $ids, decision: $decision) }',
    {
      ids: [personalData.items[0].id],
      decision,
    },
  );
  await prepared(file.id);
}

/** How dark a place of the first page is, from 0 to 255. */
async function darknessAt(bytes: Buffer, { x, y }: { x: number; y: number }): Promise<number> {
  const { document, close } = await openPdf(bytes);
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const factory = document.canvasFactory as {
    create(width: number, height: number): { canvas: { toBuffer(type: 'image/png'): Uint8Array } };
  };
  const { canvas } = factory.create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  const { data } = await sharp(canvas.toBuffer('image/png'))
    .extract({ left: x, top: viewport.height - y, width: 60, height: 4 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await close();
  return 255 - data.reduce((sum, value) => sum + value, 0) / data.length;
}

test('the pages that people see have no words, and cover what is hidden', async () => {
  for (const person of [ada, bob]) {
    const shown = await shownTo(person);
    expect(shown.subarray(0, 4).toString()).toBe('%PDF');
    expect((await pdfText(shown)).trim()).toBe('');
    expect(shown.includes('secret')).toBe(false);
    expect(await darknessAt(shown, { x: 60, y: 158 })).toBeGreaterThan(240);
    expect(await darknessAt(shown, { x: 60, y: 100 })).toBeLessThan(5);
  }
  expect(await pagesFor(bob)).toEqual(['Please write to [Email 1]', 'Nothing of the kind']);
});

test('a download follows: the original is for full access alone', async () => {
  const theirs = await savedBy(bob);
  expect(theirs.headers['content-disposition']).toContain('Letter (redacted).pdf');
  expect((await pdfText(theirs.bytes)).trim()).toBe('');
  expect((await savedBy(ada)).bytes.equals(original)).toBe(true);
});

test('no version from before is kept beside it', async () => {
  const { rows } = await app.database.owner.query('select kind from earlier_outputs where file_id = $1', [
    file.id,
  ]);
  expect(rows).toEqual([]);
  for (const person of [ada, bob])
    expect((await fetchBytes(app, person, `/files/earlier/${file.id}/0/thumbnail`)).status).toBe(404);
});

test('words that are shown again are on the page again, exactly', async () => {
  await review('REOPEN');
  expect((await shownTo(bob)).equals(original)).toBe(true);
  expect(await pagesFor(bob)).toEqual([`Please write to ${mail}`, 'Nothing of the kind']);
  await review('HIDE');
  expect(await darknessAt(await shownTo(bob), { x: 60, y: 158 })).toBeGreaterThan(240);
});

test('what is permanently deleted is in no file any more, for nobody', async () => {
  await ask(ada, 'mutation ($id: ID!) { purgePersonalData(objectType: NOTE, objectId: $id) }', {
    id: file.ownerId,
  });
  await prepared(file.id);
  for (const bytes of [await shownTo(bob), (await savedBy(ada)).bytes]) {
    expect((await pdfText(bytes)).trim()).toBe('');
    expect(await darknessAt(bytes, { x: 60, y: 158 })).toBeGreaterThan(240);
  }
});

test('nobody finds the note by what is hidden on its pages', async () => {
  await app.dispatcher?.drain();
  const { search } = await ask(
    ada,
    'query ($options: SearchOptions!) { search(options: $options) { total } }',
    { options: { query: { method: 'FULL_TEXT', value: 'zelda' } } },
  );
  expect(search.total).toBe(0);
});
