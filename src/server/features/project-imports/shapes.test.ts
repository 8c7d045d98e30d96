import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { highlightsIn } from '#tests/support/coding.ts';
import { partsOf } from '#tests/support/people.ts';
import { guid } from '#tests/support/refi/handmade.ts';
import { importProject, type ProjectImportAnswer } from '#tests/support/refi/import-project.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

// What other tools write, also where it is not what their formats say.
let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

type Note = { id: string; title: string; fieldValues: { value: string | null }[] };

async function notesOf({ projectId }: ProjectImportAnswer): Promise<Map<string, Note>> {
  const { notes } = await ask(
    ada,
    'query ($id: ID!) { notes(projectId: $id, first: 50) { items { id title fieldValues { value } } } }',
    { id: projectId },
  );
  return new Map(notes.items.map((note: Note) => [note.title, note]));
}

/** Each highlight as its words and tags. */
async function codedIn(made: ProjectImportAnswer, title: string): Promise<string[]> {
  const found = await highlightsIn(ada, (await notesOf(made)).get(title)?.id ?? '');
  const line = ({ text, tags }: (typeof found)[number]) =>
    `${text}: ${tags
      .map((tag) => tag.title)
      .toSorted()
      .join(', ')}`;
  return found.map(line).toSorted();
}

const upper = (name: string) => `{${guid(name).toUpperCase()}}`;
const coding = (name: string, code: string) =>
  `<Coding guid="${guid(name)}" creatingUser="${guid('nobody')}"><CodeRef targetGUID="${guid(code)}"/></Coding>`;
/** Where words are in a text, as the standard counts. */
const at = (text: string, words: string) => {
  const start = Array.from(text.slice(0, text.indexOf(words))).length;
  return `startPosition="${start}" endPosition="${start + Array.from(words).length}"`;
};
const textSource = (name: string, inside: string, more = '') =>
  `<TextSource guid="${guid(name)}" name="${name}" plainTextPath="internal://${guid(name)}.txt" ${more}>${inside}</TextSource>`;
const selection = (id: string, place: string, codes: string) =>
  `<PlainTextSelection guid="${guid(id)}" ${place}>${codes}</PlainTextSelection>`;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const spoken = 'Zoë 😀 said:\r\nIt is slow.\r\nAnd dear.';

/** With marks, Windows line breaks, ids in braces and capitals, and users who are not listed. */
function qdpx(origin: string, counted: string): Zippable {
  const project = `\uFEFF\r\n<?xml version="1.0" encoding="utf-8"?>\r\n
<Project xmlns="urn:QDA-XML:project:1.0" name="Calls" origin="${origin}" creatingUserGUID="${guid('nobody')}">
  <CodeBook><Codes>
    <Code guid="${upper('pain')}" name="Pain" isCodable="True"/>
    <Code guid="${upper('group')}" name="Money" isCodable="False" color="#FF0000"><Code guid="${upper('price')}" name="Price" isCodable="true"/></Code>
  </Codes></CodeBook>
  <Variables><Variable guid="${guid('age')}" name="Age" typeOfVariable="Integer"/></Variables>
  <Cases><Case guid="${guid('zoe')}" name="Zoë"><VariableValue><VariableRef targetGUID="${guid('age')}"/><IntegerValue>41</IntegerValue></VariableValue><VariableValue><VariableRef targetGUID="${guid('lost')}"/><TextValue>x</TextValue></VariableValue><SourceRef targetGUID="${upper('call')}"/></Case></Cases>
  <Sources>
    ${textSource(
      'call',
      `<Description>Odd &#x1; sign</Description>${selection('s1', at(counted, 'It is slow.'), coding('k1', 'pain') + coding('k2', 'pain'))}${selection('s2', at(counted, 'And dear'), coding('k3', 'group') + coding('k4', 'unknown'))}`,
      'richTextPath="internal://call.docx"',
    )}
    ${textSource('again', selection('s3', at(counted, 'Zoë 😀'), coding('k5', 'price'))).replaceAll(guid('again'), guid('call'))}
    ${textSource('gone', '')}
    <PDFSource guid="${guid('pdf')}" name="A PDF" path="internal://${guid('pdf').toUpperCase()}.PDF">
      <PDFSelection guid="${guid('s4')}" name="Box" page="0" firstX="100.5" firstY="150" secondX="200" secondY="180.25"><Representation guid="${guid('r1')}"><PlainTextContent>Boxed words</PlainTextContent>${selection('s5', 'startPosition="0" endPosition="5"', coding('k6', 'price'))}</Representation></PDFSelection>
    </PDFSource>
    <VideoSource guid="${guid('film')}" name="A film" path="absolute://C:/Films/a.mp4"><VideoSelection guid="${guid('s6')}" begin="1500" end="4250">${coding('k7', 'pain')}</VideoSelection></VideoSource>
  </Sources>
  <Sets><Set guid="${guid('set')}" name="Spring"><MemberSource targetGUID="${guid('call')}"/></Set></Sets>
</Project>`;
  return {
    'project.qde': strToU8(project),
    [`Sources/${guid('call')}.txt`]: utf16(spoken),
    'Sources/call.docx': strToU8('formatted'),
  };
}

describe('a packed project', () => {
  test.each([
    ['NVivo', spoken],
    ['MAXQDA 24', spoken],
    ['ATLAS.ti 23', spoken.replaceAll('\r\n', '\n')],
    ['QualCoder', spoken],
  ])('of %s has each coding at its words, and says what had no place', async (origin, counted) => {
    const pdf = await PDFDocument.create();
    pdf.addPage([400, 300]);
    const bytes = zipSync({ ...qdpx(origin, counted), [`sources/${guid('pdf')}.pdf`]: await pdf.save() });
    const made = await importProject(app, ada, { fileName: 'calls.qdpx', bytes });
    expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 5 });
    expect(made.contents).toMatchObject({ origin, missingFileCount: 2, kept: [] });
    expect(await codedIn(made, 'call')).toEqual(['And dear: Money', 'It is slow.: Pain']);
    expect(await codedIn(made, 'again')).toEqual(['Zoë 😀: Price']);
    expect(await codedIn(made, 'A PDF')).toEqual(['Box: Price']);
    expect(await codedIn(made, 'A film')).toEqual(['1.5–4.25 s: Pain']);
    expect(made.reports.toSorted()).toEqual([
      'Codings by codes that aren’t in the file: 1',
      'Sources whose file isn’t in the archive: 1',
      'Sources whose text isn’t in the archive: 1',
      'Values of variables that aren’t in the file: 1',
    ]);
    const call = (await notesOf(made)).get('call');
    expect((await partsOf(ada, call?.id ?? '')).map(({ person }) => person.name)).toEqual(['Zoë']);
  });

  test('that was packed again, in a folder and under another name, is the same project', async () => {
    const files = Object.entries(qdpx('NVivo', spoken)).map(([name, bytes]) => [`Calls/${name}`, bytes]);
    const bytes = zipSync({ ...Object.fromEntries(files), '__MACOSX/Calls/._project.qde': strToU8('x') });
    const made = await importProject(app, ada, { fileName: 'calls.zip', bytes });
    expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 5 });
    expect(await codedIn(made, 'call')).toEqual(['And dear: Money', 'It is slow.: Pain']);
  });

  test.each([
    ['by the words of its selections', 'slow', '', 'k'],
    ['by a selection behind the end', '', '', 'slow and dear, she said.'],
  ])('of a tool that counts UTF-16 units is known %s', async (_how, name, description, last) => {
    const text = '😀😀😀😀 It is slow and dear, she said.';
    const units = (words: string) => {
      const start = text.indexOf(words);
      return `name="${words === 'slow' ? name : description}" startPosition="${start}" endPosition="${start + words.length}"`;
    };
    const codings =
      selection('s1', units('slow'), coding('k1', 'c')) + selection('s2', units(last), coding('k2', 'c'));
    const project = `<Project name="P" origin="NVivo"><CodeBook><Codes><Code guid="${guid('c')}" name="Pain"/></Codes></CodeBook><Sources>${textSource('t', codings)}</Sources></Project>`;
    const bytes = zipSync({ 'project.qde': strToU8(project), [`sources/${guid('t')}.txt`]: strToU8(text) });
    const made = await importProject(app, ada, { fileName: 'p.qdpx', bytes });
    expect((await codedIn(made, 't')).toSorted()).toContain('slow: Pain');
  });

  test.each([
    ['UTF-16 little endian', (text: string) => utf16(text)],
    ['UTF-16 big endian', (text: string) => utf16(text).swap16()],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('with texts and XML in %s is read', async (_name, encode) => {
    const text = 'Grüße aus Köln';
    const project = `<Project name="P" origin="MAXQDA"><CodeBook><Codes><Code guid="${guid('c')}" name="Gruß"/></Codes></CodeBook><Sources>${textSource('t', selection('s', at(text, 'Köln'), coding('k', 'c')))}</Sources></Project>`;
    const bytes = zipSync({ 'project.qde': encode(project), [`sources/${guid('t')}.txt`]: encode(text) });
    const made = await importProject(app, ada, { fileName: 'p.qdpx', bytes });
    expect(await codedIn(made, 't')).toEqual(['Köln: Gruß']);
  });
});

test('a codebook of Taguette becomes tags without colors', async () => {
  const book = `<?xml version="1.0" encoding="utf-8"?>\n<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="Taguette 1.4.1"><Codes><Code guid="${guid('a')}" name="pain.speed" isCodable="true"><Description>Slow</Description></Code><Code guid="${guid('b')}" name="price" isCodable="true"/></Codes></CodeBook>`;
  const made = await importProject(app, ada, { fileName: 'codes.qdc', bytes: Buffer.from(book) });
  expect(made).toMatchObject({ status: 'COMPLETE', contents: { codeCount: 2 } });
});

test('the folder of a QualCoder project comes in with codes, cases, attributes and journal', async () => {
  const path = join(tempDir(), 'data.qda');
  const database = new DatabaseSync(path);
  database.exec(`
    create table project (databaseversion text, date text, memo text, about text);
    create table source (id integer primary key, name text, fulltext text, mediapath text, memo text, owner text, date text, av_text_id integer, risid integer);
    create table code_cat (catid integer primary key, name text, owner text, date text, memo text, supercatid integer);
    create table code_name (cid integer primary key, name text, memo text, catid integer, owner text, date text, color text);
    create table code_text (ctid integer primary key, cid integer, fid integer, seltext text, pos0 integer, pos1 integer, owner text, date text, memo text, avid integer, important integer);
    create table code_image (imid integer primary key, id integer, x1 integer, y1 integer, width integer, height integer, cid integer, memo text, date text, owner text, important integer, pdf_page integer);
    create table code_av (avid integer primary key, id integer, pos0 integer, pos1 integer, cid integer, memo text, date text, owner text, important integer);
    create table annotation (anid integer primary key, fid integer, pos0 integer, pos1 integer, memo text, owner text, date text);
    create table cases (caseid integer primary key, name text, memo text, owner text, date text);
    create table case_text (id integer primary key, caseid integer, fid integer, pos0 integer, pos1 integer, owner text, date text, memo text);
    create table attribute_type (name text primary key, date text, owner text, memo text, caseOrFile text, valuetype text);
    create table attribute (attrid integer primary key, name text, attr_type text, value text, id integer, date text, owner text);
    create table journal (jid integer primary key, name text, jentry text, date text, owner text);
    insert into project values ('v9', '2024-01-02 03:04:05', 'All calls', 'QualCoder 3.5');
    insert into source values (1, 'Zoë.txt', '😀 It is slow, she said.', null, 'By phone', 'ann', '2024-01-02 03:04:05', null, null),
      (2, 'screen.png', null, '/images/screen.png', '', 'ann', '2024-01-02 03:04:05', null, null),
      (3, 'far.mp3', null, 'audio:/home/ann/far.mp3', '', 'ann', '2024-01-02 03:04:05', null, null);
    insert into code_cat values (1, 'Money', 'ann', '', '', null), (2, 'Cost', 'ann', '', '', 1), (3, 'Loop', 'ann', '', '', 3);
    insert into code_name values (1, 'Pain', 'It hurts', null, 'ann', '', '#FF0000'), (2, 'Price', '', 2, 'ann', '', '#00FF00'), (3, 'Odd', '', 3, 'ann', '', '');
    insert into code_text values (1, 1, 1, 'slow', 8, 12, 'ann', '2024-01-02 03:04:05', 'my memo', null, null),
      (2, 2, 1, 'slow', 8, 12, 'bo', '', '', null, null);
    insert into annotation values (1, 1, 14, 22, 'Check this', 'ann', '');
    insert into code_image values (1, 2, 10, 5, 20, 10, 3, '', '', 'ann', null, null);
    insert into code_av values (1, 3, 1000, 2500, 1, '', '', 'ann', null);
    insert into cases values (1, 'Zoë', '', 'ann', '');
    insert into case_text values (1, 1, 1, 0, 10, 'ann', '', '');
    insert into attribute_type values ('Age', '', '', '', 'case', 'numeric'), ('Channel', '', '', '', 'file', 'character');
    insert into attribute values (1, 'Age', 'case', '41', 1, '', ''), (2, 'Channel', 'file', 'Phone', 1, '', '');
    insert into journal values (1, 'Day one', 'We began.', '', 'ann');`);
  database.close();
  const picture = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const bytes = zipSync({
    'Study.qda/data.qda': readFileSync(path),
    'Study.qda/images/screen.png': picture,
    'Study.qda/documents/': new Uint8Array(),
  });
  const made = await importProject(app, ada, { fileName: 'Study.zip', bytes });
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 3 });
  expect(made.contents).toMatchObject({
    name: 'Study',
    origin: 'QualCoder',
    sourceCount: 3,
    codingCount: 4,
    caseCount: 1,
    memoCount: 1,
    missingFileCount: 1,
  });
  expect(await codedIn(made, 'Zoë.txt')).toEqual(['she said: ', 'slow: Pain, Price']);
  expect(await codedIn(made, 'screen.png')).toEqual([': Odd']);
  expect(await codedIn(made, 'far.mp3')).toEqual(['1–2.5 s: Pain']);
  const zoe = (await notesOf(made)).get('Zoë.txt');
  expect(zoe?.fieldValues.flatMap(({ value }) => value ?? [])).toEqual(['Phone']);
  expect((await partsOf(ada, zoe?.id ?? '')).map(({ person }) => person.name)).toEqual(['Zoë']);
  expect(made.reports).toEqual(
    expect.arrayContaining([
      'Memos of annotations: 1',
      'Memos of codings: 1',
      'Sources whose file isn’t in the archive: 1',
    ]),
  );
});
