import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { printed } from '#tests/support/printed-picture.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';
import { scanModels } from './read-scans.ts';

const modelsDir = join(projectDir, 'models');
const isPossible = scanModels({ modelsDir }) !== undefined && (await hasFfmpeg());

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { modelsDir } });
  ada = await (await createScene(app)).workspace('Scans').then((place) => place.member());
});
afterAll(() => app.close());

describe.runIf(isPossible)('a scanned PDF', () => {
  test('is read by its pictures; pages with words keep theirs, and blank paper stays blank', async () => {
    const pdf = await PDFDocument.create();
    const picture = await pdf.embedPng(await printed('The parcel never arrived on Tuesday'));
    pdf.addPage([600, 150]).drawImage(picture, { x: 0, y: 0, width: 600, height: 150 });
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    pdf.addPage([600, 150]).drawText('Typed words', { x: 40, y: 60, size: 20, font });
    pdf.addPage([600, 150]);
    const bytes = Buffer.from(await pdf.save());
    const project = await addProject(ada);
    const id = await upload(app, ada, { type: 'PROJECT', id: project }, { name: 'Scan.pdf', bytes });
    const file = await eventually(
      'the scan is read',
      async () => {
        const found = await readFileOf(ada, id);
        return ['COMPLETE', 'ERROR'].includes(found.processing) && found;
      },
      { withinMs: 50_000, everyMs: 200 },
    );
    expect(file).toMatchObject({ processing: 'COMPLETE', pageCount: 3 });
    const read = await ask(
      ada,
      'query ($id: ID!) { filePages(fileId: $id) { text source boxes } file(id: $id) { mediaEvents { event } } }',
      { id },
    );
    expect(read.filePages).toEqual([
      { text: 'The parcel never arrived on Tuesday', source: 'OCR', boxes: expect.any(Array) },
      { text: 'Typed words', source: 'TEXT', boxes: expect.any(Array) },
      { text: '', source: 'NONE', boxes: null },
    ]);
    const [{ text, boxes }] = read.filePages;
    expect(boxes.map(([from, to]: number[]) => text.slice(from, to))).toEqual(text.split(' '));
    // Each as high as the line, side by side, where the letters were printed.
    for (const [at, [, , left, top, width, height]] of boxes.entries()) {
      expect([top, height]).toEqual(boxes[0].slice(3).filter((_: number, side: number) => side !== 1));
      expect(top).toBeGreaterThan(0.2);
      expect(top + height).toBeLessThan(0.5);
      expect(left + width).toBeLessThan(boxes[at + 1]?.[2] ?? 0.9);
    }

    // As scans were kept before they had places; a word that was hidden since stays hidden.
    const readAgain = async (kept: string) => {
      await app.database.owner.query(
        `update file_pages set text = $2, boxes = null where file_id = $1 and page = 1`,
        [id, kept],
      );
      await ask(ada, 'mutation ($id: ID!) { processFile(id: $id) { id } }', { id });
      await eventually(
        'the scan is read again',
        async () => (await readFileOf(ada, id)).processing === 'COMPLETE',
        { withinMs: 50_000, everyMs: 200 },
      );
      const again = await ask(ada, 'query ($id: ID!) { filePages(fileId: $id, first: 1) { text boxes } }', {
        id,
      });
      return again.filePages[0];
    };
    expect(await readAgain(text)).toEqual({ text, boxes });
    const hidden = text.replace('parcel', '██████');
    expect(await readAgain(hidden)).toEqual({ text: hidden, boxes: null });
    const events = read.file.mediaEvents.map(({ event }: { event: string }) => event);
    expect(events.toReversed()).toEqual([
      'ocr.started',
      'page.processed',
      'page.processed',
      'ocr.complete',
      'pdf.complete',
    ]);
  });
});
