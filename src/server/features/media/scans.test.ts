import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeMedia } from '#tests/support/make-media.ts';
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

/** A picture of a printed line, as a scanner makes it. */
function printed(text: string): Promise<Buffer> {
  const font = join(projectDir, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
  const letters = `drawtext=fontfile=${font}:text='${text}':fontsize=48:x=60:y=80:fontcolor=black`;
  const ground = ['-f', 'lavfi', '-i', 'color=c=white:s=1200x300'];
  return makeMedia('scan.png', [...ground, '-vf', letters, '-frames:v', '1']);
}

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
      'query ($id: ID!) { filePages(fileId: $id) { text source } file(id: $id) { mediaEvents { event } } }',
      { id },
    );
    expect(read.filePages).toEqual([
      { text: 'The parcel never arrived on Tuesday', source: 'OCR' },
      { text: 'Typed words', source: 'TEXT' },
      { text: '', source: 'NONE' },
    ]);
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
