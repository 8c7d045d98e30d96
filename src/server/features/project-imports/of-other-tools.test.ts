import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { highlightsIn } from '#tests/support/coding.ts';
import { partsOf } from '#tests/support/people.ts';
import { exportArchive } from '#tests/support/refi/export-project.ts';
import { guid } from '#tests/support/refi/handmade.ts';
import { importProject, type ProjectImportAnswer } from '#tests/support/refi/import-project.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

// Where tools agree on the format and not on how it is used.
let app: TestApp;
let scene: Scene;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await (await scene.workspace('Tools')).member({ role: 'MANAGER' });
});

const text = 'Zoë said it was slow.\nBen said it was dear.';
const at = (words: string, of = text) =>
  `startPosition="${of.indexOf(words)}" endPosition="${of.indexOf(words) + words.length}"`;
const coding = (code: string) =>
  `<Coding guid="${crypto.randomUUID()}"><CodeRef targetGUID="${guid(code)}"/></Coding>`;
const selection = (place: string, inside: string, name = '') =>
  `<PlainTextSelection guid="${crypto.randomUUID()}" name="${name}" ${place}>${inside}</PlainTextSelection>`;
const codes = `<CodeBook><Codes><Code guid="${guid('pain')}" name="Pain" isCodable="true"/></Codes></CodeBook>`;
const source = (inside: string) =>
  `<TextSource guid="${guid('call')}" name="Call" plainTextPath="internal://call.txt">${inside}</TextSource>`;
const value = (variable: string, type: string, said: string) =>
  `<VariableValue><VariableRef targetGUID="${guid(variable)}"/><${type}Value>${said}</${type}Value></VariableValue>`;

function project(origin: string, inside: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<Project xmlns="urn:QDA-XML:project:1.0" name="Calls" origin="${origin}">${inside}</Project>`;
}

const packed = (xml: string, files: Record<string, Uint8Array> = {}) =>
  zipSync({ 'project.qde': strToU8(xml), 'Sources/call.txt': strToU8(text), ...files });

const bring = (bytes: Uint8Array, fileName = 'calls.qdpx') => importProject(app, ada, { fileName, bytes });

type Note = { id: string; title: string; fieldValues: { value: string | null }[] };

async function notesOf({ projectId }: ProjectImportAnswer): Promise<Note[]> {
  const query = `query ($id: ID!) { notes(projectId: $id, first: 10) { items { id title fieldValues { value } } } }`;
  return (await ask(ada, query, { id: projectId })).notes.items;
}

async function codedIn(noteId: string | undefined): Promise<string[]> {
  const found = await highlightsIn(ada, noteId ?? '');
  return found.map((one) => `${one.text}: ${one.tags.map(({ title }) => title).join(', ')}`).toSorted();
}

async function saidOn(noteId: string | undefined): Promise<string[]> {
  const { comments } = await ask(
    ada,
    'query ($id: ID!) { comments(objectType: NOTE, objectId: $id) { items { quote comments { items { text } } } } }',
    { id: noteId },
  );
  type Thread = { quote: string; comments: { items: { text: string }[] } };
  return comments.items.flatMap(({ quote, comments: { items } }: Thread) =>
    items.map((one) => `${quote} | ${one.text}`),
  );
}

test('a case without a name, as MAXQDA and Quirkos write it, is the variables of its document', async () => {
  const made = await bring(
    packed(
      project(
        'MAXQDA 24 (Release 24.7.0)',
        `${codes}<Variables><Variable guid="${guid('age')}" name="Age" typeOfVariable="Integer"/><Variable guid="${guid('day')}" name="Day" typeOfVariable="DateTime"/></Variables>
        <Cases><Case guid="${guid('case')}">${value('age', 'Integer', '41')}${value('day', 'DateTime', '2024-05-06T07:08:09')}<SourceRef targetGUID="${guid('call').toUpperCase()}"/></Case></Cases>
        <Sources>${source(selection(at('slow'), '<Description>Leading question</Description>'))}
        <VideoSource guid="${guid('film')}" path="internal://film.mp4"><Transcript guid="${guid('trans')}" name="Film of the call"><PlainTextContent>Ann: Hello\nBo: It is slow\nAnn: Yes</PlainTextContent><SyncPoint guid="${guid('p1')}" position="0" timeStamp="0"/><SyncPoint guid="${guid('p2')}" position="10" timeStamp="900"/><TranscriptSelection guid="${guid('said')}" fromSyncPoint="${guid('p1')}" toSyncPoint="${guid('p2')}">${coding('pain')}</TranscriptSelection></Transcript><VideoSelection guid="${guid('part')}" begin="115" end="1100" name="(115,0),(1100,0)">${coding('pain')}</VideoSelection></VideoSource></Sources>`,
      ),
    ),
  );
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, contents: { caseCount: 0 } });
  const [film, call] = (await notesOf(made)).toSorted((a, b) => (a.title > b.title ? -1 : 1));
  expect(call?.fieldValues.map((one) => one.value)).toEqual(['41', '2024-05-06T07:08:09.000Z']);
  expect(await partsOf(ada, call?.id ?? '')).toEqual([]);
  expect(await saidOn(call?.id)).toEqual(['slow | Leading question']);
  // Nobody named the recording but its transcript, and the part by more than its place.
  expect(film?.title).toBe('Film of the call');
  expect(await codedIn(film?.id)).toEqual(['0.115–1.1 s: Pain', 'Hello: Pain']);
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id: film?.id });
  expect(JSON.stringify(note.content).match(/"speakerName":"\w*"/g)).toEqual([
    '"speakerName":"Ann"',
    '"speakerName":""',
    '"speakerName":"Ann"',
  ]);
});

test('what NVivo codes by a case belongs to a contact, and its annotations are comments', async () => {
  const made = await bring(
    packed(
      project(
        'NVivo for Windows 12.6',
        `${codes}<Cases><Case guid="${guid('zoe')}" name="Zoë"/><Case guid="${guid('ben')}" name="Ben"><SelectionRef targetGUID="${guid('dear')}"/></Case></Cases>
        <Sources>${source(
          selection(at('it was slow'), coding('pain') + coding('zoe')) +
            `<PlainTextSelection guid="${guid('dear')}" ${at('it was dear')}/><PlainTextSelection guid="${guid('noted')}" ${at('Ben')}/>`,
        )}</Sources>
        <Notes><Note guid="${guid('annotation')}" plainTextPath="internal://note.txt"/></Notes>
        <Links><Link guid="${guid('link')}" originGUID="${guid('annotation')}" targetGUID="${guid('noted')}"/></Links>`,
      ),
      { 'Sources/note.txt': strToU8('Who is Ben?') },
    ),
  );
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 1 });
  expect(made.reports).toEqual(['Codes and selections of cases: 2']);
  const [call] = await notesOf(made);
  expect((await partsOf(ada, call?.id ?? '')).map(({ person }) => person.name).toSorted()).toEqual([
    'Ben',
    'Zoë',
  ]);
  expect(await codedIn(call?.id)).toEqual(['Ben: ', 'it was dear: ', 'it was slow: Pain']);
  expect(await saidOn(call?.id)).toEqual(['Ben | Who is Ben?']);
  const { xml } = await exportArchive(app, ada, made.projectId ?? '');
  // Only words of the call are theirs, not the call.
  expect(xml).not.toContain('SourceRef');
  expect(xml.match(/SelectionRef/g)).toHaveLength(2);
});

test('ATLAS.ti: the words of a PDF instead of their beginning, and the groups of a codebook', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 300]);
  const words = 'The export is slow for everybody who has more than ten notes';
  const made = await bring(
    packed(
      project(
        'ATLAS.ti 23.4.0',
        `${codes}<Sources><PDFSource guid="${guid('pdf')}" name="Report.pdf" path="internal://report.pdf"><PDFSelection guid="${guid('box')}" name="The export is slow for…" page="0" firstX="1" firstY="1" secondX="9" secondY="9"><Description>Check this</Description><Representation guid="${guid('words')}"><PlainTextContent>${words}</PlainTextContent></Representation>${coding('pain')}</PDFSelection></PDFSource></Sources>`,
      ),
      { 'Sources/report.pdf': await pdf.save() },
    ),
  );
  const [report] = await notesOf(made);
  expect(await codedIn(report?.id)).toEqual([`${words}: Pain`]);
  expect(await saidOn(report?.id)).toEqual([`${words} | Check this`]);
  const book = await bring(
    Buffer.from(
      `<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="ATLAS.ti Win 23.4.0"><Codes><Code guid="${guid('a').toUpperCase()}" name="Slow" isCodable="true" color="blueish"/></Codes><Sets><Set name="Pains" guid="${guid('set')}"><MemberCode guid="${guid('a').toUpperCase()}" /></Set></Sets></CodeBook>`,
    ),
    'codes.qdc',
  );
  expect(book.reports).toEqual(['Colors of codes that can’t be read: 1']);
  const { views } = await ask(ada, 'query ($id: ID!) { views(projectId: $id) { title } }', {
    id: book.projectId,
  });
  expect(views.map(({ title }: { title: string }) => title)).toContain('Pains');
});

test('a project written by a script, with ids of its own and a selection without a place', async () => {
  const xml = project(
    'my script',
    `<Users><User guid="u1" name="Ann"/></Users><CodeBook><Codes><Code guid="slow" name="Slow" isCodable="true"/><Code name="No id" isCodable="true"/></Codes></CodeBook>
    <Sources><TextSource guid="P19" name="P19" plainTextPath="internal://call.txt" creatingUser="u1"><PlainTextSelection ${at('slow')}><Coding><CodeRef targetGUID="slow"/></Coding></PlainTextSelection><PlainTextSelection guid="s2"><Description>Somewhere</Description><Coding guid="k2"><CodeRef targetGUID="slow"/></Coding></PlainTextSelection></TextSource></Sources>`,
  );
  const made = await bring(zipSync({ 'Project.qde': strToU8(xml), 'sources\\call.txt': strToU8(text) }));
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, contents: { codeCount: 2, codingCount: 2 } });
  const [note] = await notesOf(made);
  expect(await codedIn(note?.id)).toEqual(['Somewhere: Slow', 'slow: Slow']);
  expect(made.reports.toSorted()).toEqual([
    'Ids that don’t follow the standard: 8',
    'Selections whose place can’t be read: 1',
    'Selections without any text: 1',
    'Users: 1',
  ]);
});
