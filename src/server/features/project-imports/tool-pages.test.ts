import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProject, type ProjectImportAnswer } from '#tests/support/refi/import-project.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const bring = (fileName: string, files: Record<string, string>): Promise<ProjectImportAnswer> => {
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return importProject(app, ada, { fileName, bytes: zipSync(Object.fromEntries(packed)) });
};

type Block = { type: string; text?: string; attrs?: Record<string, unknown>; content?: Block[] };
type Note = {
  title: string;
  createdAt: string;
  content: Block;
  fieldValues: { fieldId: string; value: string | null }[];
};

async function notesOf({ projectId }: ProjectImportAnswer): Promise<Map<string, Note>> {
  const { notes } = await ask(
    ada,
    'query ($id: ID!) { notes(projectId: $id, first: 10) { items { title createdAt content fieldValues { fieldId value } } } }',
    { id: projectId },
  );
  return new Map(notes.items.map((note: Note) => [note.title, note]));
}

/** The type of each field, by its label, and what the options are called. */
async function fieldsOf({ projectId }: ProjectImportAnswer) {
  const { fields } = await ask(
    ada,
    'query ($id: ID!) { fields(owner: NOTE, projectId: $id) { field { id label type options { id label } } } }',
    { id: projectId },
  );
  type Field = { id: string; label: string; type: string; options: { id: string; label: string }[] };
  const all: Field[] = fields.map(({ field }: { field: Field }) => field);
  const options = new Map(all.flatMap((field) => field.options.map(({ id, label }) => [id, label])));
  const said = (note: Note | undefined) =>
    Object.fromEntries(
      (note?.fieldValues ?? []).map(({ fieldId, value }) => [
        all.find(({ id }) => id === fieldId)?.label,
        value
          ?.split(',')
          .map((id) => options.get(id) ?? id)
          .join(','),
      ]),
    );
  return { types: Object.fromEntries(all.map(({ label, type }) => [label, type])), said };
}

const shape = ({ type, text, attrs, content = [] }: Block): string =>
  text ?? `${type}${attrs?.['checked'] === true ? '!' : ''}(${content.map(shape).join(' ')})`;

const [page, database, row] = ['1', '2', '3'].map((digit) => digit.repeat(32));
const property = (label: string, cell: string) =>
  `<tr class="property-row"><th><span class="icon property-icon"><svg></svg></span>${label}</th><td>${cell}</td></tr>`;
const written = (title: string, inside: string, properties = '') =>
  `<html><head><title>${title}</title><style>p{}</style></head><body><article class="page sans"><header><div class="page-header-icon"><span class="icon">💡</span></div><h1 class="page-title">${title}</h1><p class="page-description"></p>${properties && `<table class="properties"><tbody>${properties}</tbody></table>`}</header><div class="page-body">${inside}</div></article></body></html>`;

test('pages that Notion wrote for browsers keep their fields, boxes and callouts, and say nothing twice', async () => {
  const made = await bring('Export.zip', {
    'index.html': '<ul><li>Research</li></ul>',
    [`Research ${page}.html`]: written(
      'Research',
      '<figure class="callout"><div><span class="icon">💡</span></div><div><p>Remember <b>this</b></p></div></figure><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Done</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>Open</span></li></ul>',
    ),
    [`Research/Calls ${database}.csv`]:
      '\uFEFFName,Status,Score,Date,Created time\nAda,Done,4,"January 15, 2026 2:45 PM","January 2, 2026 1:00 PM"\n',
    [`Research/Calls/Ada ${row}.html`]: written(
      'Ada',
      '<p>It is slow.</p>',
      property('Status', '<span class="status-value">Done</span>') + property('Score', '4'),
    ),
    [`Loose ${'4'.repeat(32)}.html`]: written(
      'Loose',
      '<p>x</p>',
      property('Tags', '<span class="selected-value">pain</span><span class="selected-value">speed</span>') +
        property('Owner', '<span class="user"><span class="user-icon">R</span>Robin</span>') +
        property('Paid', '<div class="checkbox checkbox-on"></div>'),
    ),
  });
  expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 3, reports: ['Lists of all pages: 1'] });
  const notes = await notesOf(made);
  expect(shape(notes.get('Research')?.content ?? { type: 'doc' })).toBe(
    'doc(callout(paragraph(💡) paragraph(Remember  this)) taskList(taskItem!(paragraph(Done))) taskList(taskItem(paragraph(Open))))',
  );
  expect(shape(notes.get('Ada')?.content ?? { type: 'doc' })).toBe('doc(paragraph(It is slow.))');
  expect(notes.get('Ada')?.createdAt).toBe('2026-01-02T13:00:00.000Z');
  const { types, said } = await fieldsOf(made);
  expect(types).toMatchObject({ Score: 'NUMBER', Date: 'DATETIME', Paid: 'BOOLEAN', Owner: 'TEXT' });
  expect(said(notes.get('Ada'))).toMatchObject({
    Score: '4',
    Date: '2026-01-15T14:45:00.000Z',
    Status: 'Done',
  });
  expect(said(notes.get('Loose'))).toMatchObject({ Tags: 'pain, speed', Owner: 'Robin', Paid: 'true' });
});

test('callouts in the Markdown of Notion, and a column of few options as a select field', async () => {
  const states = ['Done', 'Open', 'Done', 'Open', 'Done', 'Open'];
  const areas = ['Price, Speed', 'Price', 'Speed', 'Speed', 'Price', 'Price, Speed'];
  const made = await bring('Export.zip', {
    [`Lab ${page}.md`]:
      '# Lab\n\n<aside>\n💡 Remember **this**.\n\n</aside>\n\nAfter\n\n<aside>\nnever ends\n',
    [`Lab ${page}/Calls ${database}.csv`]: `Name,State,Areas\n${states
      .map((state, at) => `Call ${at},${state},"${areas[at]}"`)
      .join('\n')}\n`,
  });
  const notes = await notesOf(made);
  expect(shape(notes.get('Lab')?.content ?? { type: 'doc' })).toMatch(
    /^doc\(callout\(paragraph\(💡 Remember {2}this \.\)\) paragraph\(After\) .*never ends/,
  );
  const { types, said } = await fieldsOf(made);
  expect(types).toMatchObject({ State: 'SELECT', Areas: 'SELECT' });
  expect(said(notes.get('Call 0'))).toMatchObject({ State: 'Done', Areas: 'Price,Speed' });
});

test('boards of Dovetail hold their groups', async () => {
  const made = await bring('checkout.zip', {
    'Checkout/highlights.csv': 'Highlight,Note title,Tags\nIt is slow,Call,pain\n',
    'Checkout/notes.csv': 'Title,Content,Created at\nCall,It is slow,"Mar 4, 2026 5:06 AM"\n',
    'Checkout/tags.csv':
      'Tag board,Tag group,Tag title\nProject,Feelings,pain\nProject,Money,price\n,Alone,other\n',
  });
  const { tags } = await ask(
    ada,
    'query ($id: ID!) { tags(projectId: $id, first: 9) { items { title group { title } board { title } } } }',
    { id: made.projectId },
  );
  type Tag = { title: string; group: { title: string } | null; board: { title: string } };
  expect(
    tags.items.map(({ title, group, board }: Tag) => [board.title, group?.title, title]).toSorted(),
  ).toEqual([
    ['Project', 'Feelings', 'pain'],
    ['Project', 'Money', 'price'],
    ['Tags', 'Alone', 'other'],
  ]);
  expect((await notesOf(made)).get('Call')?.createdAt).toBe('2026-03-04T05:06:00.000Z');
});
