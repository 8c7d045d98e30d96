import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '#tests/support/asking.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addProject } from '#tests/support/work.ts';

let app: TestApp;
let maker: Person;
let noteId: string;

const pages = [
  ['Depot report', 'The first page says nothing of interest to anybody at all.'],
  [
    'What went wrong',
    'The pallet was late because the warehouse had lost the',
    'labels of the whole shipment.',
    'Nobody called the customer.',
  ],
];

beforeAll(async () => {
  app = await startTestApp();
  maker = await (await (await createScene(app)).workspace()).member();
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([600, 400]);
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 60, y: 300 - at * 20, size: 12, font });
  }
  const owner = { type: 'PROJECT', id: await addProject(maker) } as const;
  const file = { name: 'Report.pdf', bytes: Buffer.from(await pdf.save()), asNotes: true };
  const id = await upload(app, maker, owner, file);
  ({ ownerId: noteId } = await eventually(
    'the PDF is read',
    async () => {
      const found = await readFileOf(maker, id);
      return found.processing === 'COMPLETE' && found;
    },
    { withinMs: 30_000 },
  ));
});
afterAll(() => app.close());

test('a sentence that runs over lines of a PDF is quoted whole, with its page', async () => {
  const answer = await askAs(app, maker, 'Why was the pallet late?');
  expect(answer.sentences[0]).toMatchObject({
    text: 'The pallet was late because the warehouse had lost the labels of the whole shipment.',
    support: 'SUPPORTED',
    citations: [{ id: noteId, type: 'note', page: 2, stale: false }],
  });
});
