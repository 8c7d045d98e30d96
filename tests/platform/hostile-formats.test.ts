import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { ada, app, openHostileApp, projectId, sendDocument, within } from '#tests/support/hostile-app.ts';
import { hostileZip } from '#tests/support/hostile-zip.ts';
import { sendTable } from '#tests/support/import-table.ts';
import { docxOf, officeRelations, officeTypes, zipOf } from '#tests/support/make-office.ts';
import { sendProject } from '#tests/support/refi/import-project.ts';
import { tempDir } from '#tests/support/temp-dir.ts';

openHostileApp();

const guid = '01234567-89ab-cdef-0123-456789abcdef';
const pageId = guid.replaceAll('-', '');
const megabyte = 1_000_000;
const piece = (name: string, text: string) => ({ name, piece: Buffer.from(text) });
/** Packs by a hundred: just less than what is refused for its growth alone. */
const dense = (words: string): Buffer =>
  Buffer.from(
    Array.from({ length: megabyte / 100 }, (_, at) => `${words}${Math.imul(at, 40_503) >>> 0}`).join('\n'),
  );

function sqlite(fill: (database: DatabaseSync) => void): Buffer {
  const path = join(tempDir(), 'hostile.sqlite');
  const database = new DatabaseSync(path);
  fill(database);
  database.close();
  return readFileSync(path);
}

const taguette = `
  create table projects (id integer primary key, name text, description text);
  create table tags (id integer primary key, project_id integer, path text, description text);
  create table highlights (id integer primary key, document_id integer, start_offset integer, end_offset integer);
  create table highlight_tags (highlight_id integer, tag_id integer);
  insert into projects values (1, 'A', '');`;
const documents =
  'create table documents (id integer primary key, project_id integer, name text, description text, contents text)';
const endless =
  'with recursive n (i) as (select 1 union all select i + 1 from n) select i as id, 1 as project_id, null as name, null as contents from n';
const qualcoder = `
  create table source (id integer primary key, name text, fulltext text, mediapath text, memo text);
  create table code_name (cid integer primary key, name text, memo text, catid integer, color text);
  create table code_text (cid integer, fid integer, seltext text, pos0 integer, pos1 integer, memo text);`;
const packed = (bytes: Buffer): Buffer => zipOf({ 'Study.qda/data.qda': bytes });

describe('a database of another tool', () => {
  test.each<[string, string, () => Buffer]>([
    [
      'Taguette whose header is cut',
      'x.sqlite3',
      () => sqlite((one) => one.exec(taguette + documents)).subarray(0, 90),
    ],
    [
      'Taguette whose pages are overwritten',
      'x.sqlite3',
      () => {
        const bytes = sqlite((one) => one.exec(taguette + documents));
        return bytes.fill(0xa5, 200);
      },
    ],
    ['no database at all', 'x.sqlite3', () => Buffer.from('SQLite format 3\0 but only by name')],
    ['Taguette without its tables', 'x.sqlite3', () => sqlite((one) => one.exec('create table a (b)'))],
    [
      'Taguette whose documents are a view without end',
      'x.sqlite3',
      () => sqlite((one) => one.exec(`${taguette} create view documents as ${endless}`)),
    ],
    [
      'Taguette with a text of 160 MB',
      'x.sqlite3',
      () =>
        sqlite((one) => {
          one.exec(taguette + documents);
          one.exec("insert into documents values (1, 1, 'a', '', hex(zeroblob(80000000)))");
        }),
    ],
    [
      'Taguette with columns of other kinds',
      'x.sqlite3',
      () =>
        sqlite((one) => {
          one.exec(taguette + documents);
          one.exec("insert into documents values (1, 1, x'00ff', 7, 3.5)");
          one.exec("insert into highlights values (1, 'one', 'two', x'00')");
        }),
    ],
    [
      'QualCoder whose header is cut',
      'x.zip',
      () => packed(sqlite((one) => one.exec(qualcoder)).subarray(0, 90)),
    ],
    ['QualCoder of no database', 'x.zip', () => packed(Buffer.from('no database'))],
    [
      'QualCoder without its tables',
      'x.zip',
      () => packed(sqlite((one) => one.exec('create table source (a)'))),
    ],
    [
      'QualCoder whose codes are a view without end',
      'x.zip',
      () =>
        packed(
          sqlite((one) => one.exec(`${qualcoder} drop table code_name; create view code_name as ${endless}`)),
        ),
    ],
    [
      'QualCoder whose texts are computed',
      'x.zip',
      () =>
        packed(
          sqlite((one) =>
            one.exec(`${qualcoder} drop table source; create table source (id integer primary key, name text,
              fulltext text generated always as (printf('%.*c', 900000000, 'x')) virtual, mediapath text, memo text);
              insert into source (id, name) values (1, 'a'), (2, 'b')`),
          ),
        ),
    ],
  ])(
    'of %s is refused with a sentence',
    async (_what, fileName, make) => {
      const bytes = make();
      const answer = await within(() => sendProject(app, ada, { fileName, bytes }));
      expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(?:This|The) /)]);
    },
    150_000,
  );

  test('runs nothing that it brings along', async () => {
    const bytes = sqlite((one) => {
      one.exec(taguette + documents);
      one.exec("insert into documents values (1, 1, 'a', '', '<p>Fine</p>')");
      one.exec("create trigger t after insert on tags begin select load_extension('/tmp/x'); end");
      one.exec("create view v as select writefile('/tmp/hark-hostile', 'x')");
    });
    const answer = await within(() => sendProject(app, ada, { fileName: 'x.sqlite3', bytes }));
    expect([answer.status, answer.title]).toEqual([204, '']);
  });
});

describe('an archive of another tool', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>';
  const laughs = `<!DOCTYPE x [<!ENTITY a "lol">${Array.from({ length: 12 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join('')}]>`;
  const project = (before: string, name: string) =>
    `${before}<Project name="${name}"><Sources><TextSource guid="${guid}" name="${name}"><PlainTextContent>${name}</PlainTextContent></TextSource></Sources></Project>`;
  const table = (names: string): Buffer => Buffer.from(names);

  test.each<[string, string, () => Buffer]>([
    ['REFI with an external entity', 'x.qdpx', () => zipOf({ 'project.qde': project(entity, '&b;') })],
    ['REFI with entities in entities', 'x.qdpx', () => zipOf({ 'project.qde': project(laughs, '&m;') })],
    [
      'a codebook with entities in entities',
      'x.qdc',
      () => Buffer.from(`${laughs}<CodeBook><Codes><Code guid="${guid}" name="&m;"/></Codes></CodeBook>`),
    ],
    [
      'REFI whose project is a bomb',
      'x.qdpx',
      () =>
        hostileZip([{ name: 'project.qde', piece: Buffer.alloc(megabyte, ' '), times: 1000, checksum: 1 }]),
    ],
    [
      'REFI that says it is small',
      'x.qdpx',
      () =>
        hostileZip([
          { name: 'project.qde', piece: Buffer.alloc(megabyte, ' '), times: 1000, checksum: 1, says: 5000 },
        ]),
    ],
    [
      'Dovetail whose highlights are one cell',
      'x.zip',
      () =>
        hostileZip([
          piece('Study - notes.csv', 'Note ID,Title\n1,a\n'),
          { name: 'Study - highlights.csv', before: 'Highlight\n"', piece: dense('word '), times: 29 },
        ]),
    ],
    [
      'Dovetail with seven large tables',
      'x.zip',
      () =>
        hostileZip([
          piece('Study - notes.csv', 'Note ID,Title\n1,a\n'),
          ...Array.from({ length: 7 }, (_, at) => ({
            name: `${at} - highlights.csv`,
            before: 'Highlight\n',
            piece: dense('a,'),
            times: 29,
          })),
        ]),
    ],
    [
      'Notion with a page of 7 MB',
      'x.zip',
      () => hostileZip([{ name: `Study ${pageId}.md`, piece: dense('> - **a** '), times: 29 }]),
    ],
    [
      'Notion in parts in parts',
      'x.zip',
      () => {
        let inner = zipOf({ [`Study ${pageId}.md`]: '# a' });
        for (let at = 0; at < 300; at += 1) inner = zipOf({ 'Export-Part-1.zip': inner });
        return inner;
      },
    ],
    ['nobody’s', 'x.zip', () => zipOf({ 'a.json': '[]', 'b.csv': table('a,b').toString() })],
    [
      'Hark whose manifest is nested without end',
      'x.zip',
      () => zipOf({ 'manifest.jsonl': '['.repeat(100_000) }),
    ],
    [
      'Hark whose manifest has keys of objects',
      'x.zip',
      () => zipOf({ 'manifest.jsonl': '{"__proto__":{"projectIds":[]},"constructor":1}' }),
    ],
  ])(
    'of %s is refused with a sentence',
    async (_what, fileName, make) => {
      const bytes = make();
      const answer = await within(() => sendProject(app, ada, { fileName, bytes }));
      expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(?:This|The) /)]);
    },
    150_000,
  );
});

describe('a document', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "lol">${Array.from({ length: 12 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join('')}]>`;
  const word = (xml: string) =>
    docxOf('', {
      'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&m;</w:t></w:r></w:p></w:body></w:document>`,
    });
  const slide = {
    name: '[Content_Types].xml',
    piece: Buffer.from(officeTypes('/ppt/presentation.xml', 'presentationml.presentation')),
  };
  const show = [
    slide,
    piece('_rels/.rels', officeRelations('ppt/presentation.xml')),
    piece('ppt/presentation.xml', '<p/>'),
  ];
  const book = (entries: readonly { name: string; piece: Buffer; times?: number; before?: string }[]) =>
    hostileZip([
      piece('mimetype', 'application/epub+zip'),
      piece('META-INF/container.xml', '<container/>'),
      ...entries,
    ]);

  test.each<[string, () => Buffer]>([
    ['laughs.docx', () => word(laughs)],
    ['outside.docx', () => word('<!DOCTYPE x [<!ENTITY m SYSTEM "file:///etc/passwd">]>')],
    [
      'table.docx',
      () => {
        const row = `<w:tr>${'<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>'.repeat(60)}</w:tr>`;
        return docxOf(`<w:tbl>${row.repeat(8000)}</w:tbl>`);
      },
    ],
    [
      'deep-table.docx',
      () => docxOf('<w:tbl><w:tr><w:tc>'.repeat(20_000) + '<w:p/>' + '</w:tc></w:tr></w:tbl>'.repeat(20_000)),
    ],
    [
      'bomb.pptx',
      () =>
        hostileZip([
          ...show,
          { name: 'ppt/slides/slide1.xml', piece: dense('<a:p><a:t>word</a:t></a:p>'), times: 60 },
        ]),
    ],
    [
      'liar.pptx',
      () =>
        hostileZip([
          ...show,
          {
            name: 'ppt/slides/slide1.xml',
            piece: Buffer.alloc(megabyte, 'x'),
            times: 900,
            says: 1000,
            checksum: 1,
          },
        ]),
    ],
    [
      'many.pptx',
      () =>
        hostileZip([
          ...show,
          ...Array.from({ length: 6000 }, (_, at) => piece(`ppt/slides/slide${at}.xml`, '<a/>')),
        ]),
    ],
    [
      'bomb.epub',
      () => book([{ name: 'a.xhtml', before: '<body>', piece: dense('<p>word</p>'), times: 150 }]),
    ],
    [
      'index.epub',
      () =>
        book([
          piece('a.xhtml', '<body><p>Fine</p></body>'),
          {
            name: 'a.opf',
            piece: Buffer.from(
              Array.from(
                { length: 20_000 },
                (_, at) => `<item id="i${at}" href="a${at}.xhtml"/><itemref idref="i${at}"/>`,
              ).join(''),
            ),
          },
        ]),
    ],
    ['groups.rtf', () => Buffer.from(`{\\rtf1 ${'{\\b a'.repeat(400_000)}`)],
    ['letters.rtf', () => Buffer.from(`{\\rtf1 ${"\\'fc".repeat(3_000_000)}}`)],
    ['pictures.rtf', () => Buffer.from(`{\\rtf1 {\\pict ${'00ff'.repeat(6_000_000)}}}`)],
    [
      'lines.vtt',
      () => Buffer.from(`WEBVTT\n\n${'00:00:01.000 --> 00:00:02.000\nWord\n\n'.repeat(800_000)}`),
    ],
    ['times.vtt', () => Buffer.from(`WEBVTT\n\n${'99:99:99.999 --> 00:00:00.000\nWord\n\n'.repeat(1000)}`)],
    ['one-line.vtt', () => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'word '.repeat(4_000_000)}`)],
    [
      'backwards.srt',
      () =>
        Buffer.from(
          Array.from(
            { length: 2000 },
            (_, at) => `${at}\n00:${59 - (at % 60)}:01,000 --> 00:00:00,000\nWord\n\n`,
          ).join(''),
        ),
    ],
    ['arrows.srt', () => Buffer.from('-->'.repeat(3_000_000))],
    [
      'broken.pdf',
      () =>
        Buffer.from('%PDF-1.7\n' + '1 0 obj <</Kids[1 0 R]/Type/Pages/Parent 1 0 R>> endobj\n'.repeat(5000)),
    ],
    [
      'deep.pdf',
      () => Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(1_000_000)}\nendobj\ntrailer <</Root 1 0 R>>`),
    ],
  ])(
    '%s is read or refused, and takes no other along',
    async (name, make) => {
      const bytes = make();
      const file = await within(() => sendDocument(name, bytes));
      const told = file.processing === 'ERROR' ? expect.stringMatching(/^[A-Z]/) : null;
      expect([name, file.processingError]).toEqual([name, told]);
    },
    150_000,
  );

  test.each([
    ['zero.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nWo\0rd\0\n\n'.repeat(2000))],
    ['deep.json', Buffer.from('[{"a":'.repeat(100_000))],
  ])('%s is kept, and nobody opens it', async (name, bytes) => {
    const { processing } = await within(() => sendDocument(name, bytes, { isRead: false }));
    expect(processing).toBe('NONE');
  });

  test('of a workbook with a bomb for a sheet is refused', async () => {
    const bytes = hostileZip([
      piece('[Content_Types].xml', officeTypes('/xl/workbook.xml', 'spreadsheetml.sheet')),
      piece('_rels/.rels', officeRelations('xl/workbook.xml')),
      piece(
        'xl/workbook.xml',
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
      ),
      {
        name: 'xl/worksheets/sheet1.xml',
        piece: Buffer.alloc(megabyte, '<row><c><v>1</v></c></row>'),
        times: 900,
        checksum: 1,
      },
    ]);
    const answer = await within(() => sendTable(app, ada, { fileName: 'a.xlsx', bytes, projectId }));
    expect([answer.status, answer.title]).toEqual([422, expect.stringMatching(/^(?:This|The) /)]);
  });
});
