import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkEnd, sendArchive, startBulk } from '#tests/support/bulk-import.ts';
import { eventually } from '#tests/support/eventually.ts';
import { grownIn as measureMemory } from '#tests/support/grown-memory.ts';
import { blown, hostileZip } from '#tests/support/hostile-zip.ts';
import { sendTable } from '#tests/support/import-table.ts';
import { officeRelations, officeTypes } from '#tests/support/make-office.ts';
import { sendProject } from '#tests/support/refi/import-project.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addProject } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
  projectId = await addProject(ada);
});
afterAll(() => app.close());

const most = 300_000_000;
const megabyte = 1_000_000;

/** Of the server, or of the processes that read these files for it. */
async function grownIn<T>(run: () => Promise<T>): Promise<{ answer: T; grown: number }> {
  const { answer, server, children } = await measureMemory(run);
  return { answer, grown: Math.max(server, children) };
}

async function nothingLeft(): Promise<void> {
  const work = join(app.env.dataDir, 'work');
  await expect.poll(() => readdirSync(work), { timeout: 5000 }).toEqual([]);
}

/** A piece of a megabyte of the same words with so much noise that it packs like an honest file. */
function noisy(words: (noise: string) => string): Buffer {
  const pieces: string[] = [];
  for (let length = 0; length < megabyte;) {
    const one = words(randomBytes(6).toString('hex'));
    pieces.push(one);
    length += one.length;
  }
  return Buffer.from(pieces.join(''));
}

const small = (name: string, text: string) => ({ name, piece: Buffer.from(text) });

describe('an archive', () => {
  test('whose files say that they are huge is refused', async () => {
    const bytes = hostileZip([{ ...small('a.txt', 'a'), says: 4_000_000_000 }, small('b.txt', 'b')]);
    const { answer, grown } = await grownIn(() => sendArchive(app, ada, bytes));
    expect([answer.status, answer.title]).toEqual([
      422,
      'This archive would take too much space when opened',
    ]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });

  test('with a file of a gigabyte that says it is small fails in that file alone', async () => {
    const bytes = hostileZip([
      { name: 'liar.txt', piece: Buffer.alloc(megabyte, 'x'), times: 1000, says: 5000, checksum: 1 },
      small('good.txt', 'fine'),
    ]);
    const { answer, grown } = await grownIn(async () => {
      const { id } = await sendArchive(app, ada, bytes);
      await startBulk(ada, id);
      return bulkEnd(ada, id);
    });
    expect(answer.files.items.map(({ path, state }) => `${path} ${state}`)).toEqual([
      'liar.txt FAILED',
      'good.txt IMPORTED',
    ]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });
});

describe('a project', () => {
  const guid = '01234567-89ab-cdef-0123-456789abcdef';

  test('of the exchange format with 24 MB of selections is refused', async () => {
    const selections = noisy(
      (noise) =>
        `<PlainTextSelection guid="${guid}" startPosition="${Number.parseInt(noise.slice(0, 4), 16)}" endPosition="70000"/>`,
    );
    const bytes = hostileZip([
      {
        name: 'project.qde',
        before: `<Project name="x"><Sources><TextSource guid="${guid}"><PlainTextContent>x</PlainTextContent>`,
        piece: selections,
        times: 24,
      },
    ]);
    const { answer, grown } = await grownIn(() => sendProject(app, ada, { fileName: 'x.qdpx', bytes }));
    expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(This|The) /)]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });

  test('that is a codebook of codes inside of codes without end is refused', async () => {
    const opening = Buffer.from(`<Code guid="${guid}" name="x">`);
    const bytes = Buffer.concat([
      Buffer.from('<CodeBook><Codes>'),
      ...Array.from({ length: 500_000 }, () => opening),
    ]);
    const { answer, grown } = await grownIn(() => sendProject(app, ada, { fileName: 'x.qdc', bytes }));
    expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(This|The) /)]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });

  test('of Notion with a page that is larger than it says is refused', async () => {
    const page = `Study ${guid.replaceAll('-', '')}`;
    const bytes = hostileZip([
      { name: `${page}.md`, piece: Buffer.alloc(megabyte, 'x'), times: 1000, says: 5000, checksum: 1 },
      small(`${page}/Call ${guid.replaceAll('-', '')}.md`, '# Call\n\nSlow'),
    ]);
    const { answer, grown } = await grownIn(() => sendProject(app, ada, { fileName: 'notion.zip', bytes }));
    expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(This|The) /)]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });

  test('of Taguette whose texts are computed without end is refused', async () => {
    const path = join(tempDir(), 'liar.sqlite3');
    const database = new DatabaseSync(path);
    database.exec(`
      create table projects (id integer primary key, name text, description text);
      create table documents (id integer primary key, project_id integer, name text, description text,
        contents text generated always as (printf('%.*c', 900000000, 'x')) virtual);
      create table tags (id integer primary key, project_id integer, path text, description text);
      create table highlights (id integer primary key, document_id integer, start_offset integer, end_offset integer);
      create table highlight_tags (highlight_id integer, tag_id integer);
      insert into projects values (1, 'A', '');
      insert into documents (id, project_id, name) values (1, 1, 'a'), (2, 1, 'b');`);
    database.close();
    const bytes = readFileSync(path);
    const { answer, grown } = await grownIn(() => sendProject(app, ada, { fileName: 'x.sqlite3', bytes }));
    expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^This (project|file) /)]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });

  test('of the community format with a line of a gigabyte is refused', async () => {
    const uploads = Object.fromEntries(
      'project projectViews projectFieldPreferences notes insights files fields fieldSets tags tagBoards tagGroups questions questionResponses'
        .split(' ')
        .map((key) => [key, { uploadStatus: 'COMPLETE', filepath: 'a.jsonl' }]),
    );
    const bytes = hostileZip([
      small('manifest.jsonl', JSON.stringify({ projectIds: [], ...uploads })),
      {
        name: 'a.jsonl',
        before: '{"title":"',
        piece: noisy((noise) => noise + 'word '.repeat(150)),
        times: 1000,
        checksum: 1,
      },
    ]);
    const { answer, grown } = await grownIn(() => sendProject(app, ada, { fileName: 'x.zip', bytes }));
    expect([answer.status, answer.title]).toEqual([422, 'This archive contains a line that is too long']);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  });
});

describe('a table', () => {
  test.each([
    [
      'one quote without end',
      () => Buffer.concat([Buffer.from('Title\n"'), Buffer.alloc(60 * megabyte, 'a')]),
    ],
    ['one row without end', () => Buffer.concat([Buffer.from('Title\n'), Buffer.alloc(60 * megabyte, 'a')])],
  ])('of %s is refused', async (_what, make) => {
    const bytes = make();
    const { answer, grown } = await grownIn(() =>
      sendTable(app, ada, { fileName: 'a.csv', bytes, projectId }),
    );
    expect([answer.status, answer.title]).toEqual([
      422,
      'The row on line 2 is too long, or a quote in it is never closed',
    ]);
    expect(grown).toBeLessThan(most);
  });

  test.each([
    ['a line without end', Buffer.alloc(60 * megabyte, 'a')],
    ['columns without end', Buffer.alloc(20 * megabyte, 'a,')],
  ])('of %s is refused', async (_what, bytes) => {
    const { answer, grown } = await grownIn(() =>
      sendTable(app, ada, { fileName: 'a.csv', bytes, projectId }),
    );
    expect([answer.status, answer.title]).toEqual([expect.any(Number), expect.any(String)]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(grown).toBeLessThan(most);
  });

  test('of a workbook with 180 MB of shared texts is refused', async () => {
    const bytes = hostileZip([
      small('[Content_Types].xml', officeTypes('/xl/workbook.xml', 'spreadsheetml.sheet')),
      small('_rels/.rels', officeRelations('xl/workbook.xml')),
      small(
        'xl/workbook.xml',
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
      ),
      small(
        'xl/worksheets/sheet1.xml',
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
      ),
      {
        name: 'xl/sharedStrings.xml',
        before: '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
        piece: noisy((noise) => `<si><t>${noise} ${'text '.repeat(20)}</t></si>`),
        times: 180,
      },
    ]);
    const { answer, grown } = await grownIn(() =>
      sendTable(app, ada, { fileName: 'a.xlsx', bytes, projectId }),
    );
    expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(This|The) /)]);
    expect(grown).toBeLessThan(most);
    await nothingLeft();
  }, 150_000);
});

describe('a document', () => {
  async function read(name: string, bytes: Buffer) {
    const owner = { type: 'PROJECT', id: projectId } as const;
    const id = await upload(app, ada, owner, { name, bytes, asNotes: true });
    return eventually(
      `${name} is read`,
      async () => {
        const file = await readFileOf(ada, id);
        return ['COMPLETE', 'ERROR'].includes(file.processing) && file;
      },
      { withinMs: 140_000, everyMs: 100 },
    );
  }

  const word = () =>
    hostileZip([
      small('[Content_Types].xml', officeTypes('/word/document.xml', 'wordprocessingml.document')),
      small('_rels/.rels', officeRelations('word/document.xml')),
      {
        name: 'word/document.xml',
        before: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>',
        piece: noisy((noise) => `<w:p><w:r><w:t>${noise}</w:t></w:r></w:p>`),
        times: 150,
      },
    ]);
  const pdf = () => {
    const shown = Buffer.alloc(megabyte, 'BT /F1 9 Tf 1 0 0 1 9 9 Tm (again and again) Tj ET\n');
    const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), blown(shown, 300)]);
    return Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj\n5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n4 0 obj <</Length ${stream.length}/Filter/FlateDecode>> stream\n`,
      ),
      stream,
      Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
    ]);
  };

  test.each([
    ['bomb.docx', word, /./],
    ['bomb.pdf', pdf, /./],
  ])(
    '%s ends with a reason',
    async (name, make, reason) => {
      const bytes = make();
      const { answer, grown } = await grownIn(() => read(name, bytes));
      expect([answer.processing, answer.processingError]).toEqual(['ERROR', expect.stringMatching(reason)]);
      expect(grown).toBeLessThan(most);
      await nothingLeft();
    },
    150_000,
  );

  test.each([
    ['deep.html', '<!doctype html><body>' + '<div>'.repeat(50_000)],
    ['lists.html', '<!doctype html><body>' + '<ul><li>a'.repeat(10_000)],
    ['tables.html', '<!doctype html><body>' + '<table><tr><td>'.repeat(5000)],
    ['links.html', '<!doctype html><body>' + '<a href=x><b>'.repeat(5000)],
    ['quotes.md', '>'.repeat(200_000) + ' a'],
    ['brackets.md', '['.repeat(200_000)],
    ['pictures.md', '!['.repeat(100_000)],
    ['stars.md', '*a **a '.repeat(4000)],
    ['lists.md', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
    ['ticks.md', Array.from({ length: 800 }, (_, at) => '`'.repeat(at)).join(' ')],
  ])(
    '%s is read or refused, and takes no other along',
    async (name, text) => {
      const { answer, grown } = await grownIn(() => read(name, Buffer.from(text)));
      expect(['COMPLETE', 'ERROR']).toContain(answer.processing);
      expect(grown).toBeLessThan(most);
      await nothingLeft();
    },
    150_000,
  );
});
