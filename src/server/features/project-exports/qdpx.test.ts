import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { exportArchive, exportProject } from '#tests/support/refi/export-project.ts';
import { problemsOfRefi } from '#tests/support/refi/validate-refi.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addInsight, addNote, addProject, ask, documentOf, grant } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Exchange');
  ada = await place.member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const archiveOf = (person: Person, projectId: string) => exportArchive(app, person, projectId);

/** The attributes of the element with this id. */
function attributesOf(xml: string, guid: string): Record<string, string> {
  const tag = new RegExp(`<\\w+ guid="${guid}"[^>]*>`).exec(xml)?.[0] ?? '';
  return Object.fromEntries(
    [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

test('an empty project is a valid archive', async () => {
  const { xml, files } = await archiveOf(ada, await addProject(ada, { title: 'Empty & "new"' }));
  expect(xml).toContain('name="Empty &amp; &quot;new&quot;"');
  expect(files).toEqual(['project.qde']);
});

test('text is coded at code points, with groups as codes that hold others', async () => {
  const projectId = await addProject(ada);
  const { createTagGroup } = await ask(
    ada,
    'mutation ($input: CreateTagGroupInput!) { createTagGroup(input: $input) { id } }',
    { input: { projectId, title: 'Money', color: '#aabbcc' } },
  );
  const tagId = await addTag(ada, { projectId, groupId: createTagGroup.id }, 'Price', { color: '#112233' });
  const noteId = await addNote(ada, projectId, { title: 'Call', content: documentOf('😀😀 It is slow') });
  const id = await highlight(ada, noteId, 'is slow', { tagIds: [tagId] });
  const { xml, text } = await archiveOf(ada, projectId);
  expect(attributesOf(xml, id)).toMatchObject({
    startPosition: '6',
    endPosition: '13',
    creatingUser: ada.id,
  });
  const { startPosition, endPosition } = attributesOf(xml, id);
  const points = Array.from(text(noteId));
  expect(points.slice(Number(startPosition), Number(endPosition)).join('')).toBe('is slow');
  expect(xml).toContain(`<CodeRef targetGUID="${tagId}"/>`);
  expect(xml).toMatch(
    new RegExp(
      `<Code guid="${createTagGroup.id}" name="Money" isCodable="false" color="#aabbcc">\\s+<Code guid="${tagId}" name="Price" isCodable="true" color="#112233"/>`,
    ),
  );
  expect(xml).toContain(`<User guid="${ada.id}"`);
  const book = (await exportProject(app, ada, { projectId, kind: 'CODEBOOK' })).toString();
  expect(await problemsOfRefi(book, 'codebook')).toEqual([]);
});

test('recordings have transcripts with sync points, PDFs and pictures have areas, and the files are packed', async () => {
  const projectId = await addProject(ada);
  const noteId = await addNote(ada, projectId, { title: 'Talk' });
  const owner = { type: 'NOTE', id: noteId } as const;
  const wav = Buffer.concat([
    Buffer.from(
      'RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0\x80>\0\0\x02\0\x10\0data\0\0\0\0',
      'latin1',
    ),
  ]);
  const fileId = await upload(app, ada, owner, { name: 'Talk.wav', bytes: wav });
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 300]);
  const pdfId = await upload(app, ada, owner, { name: 'Study.pdf', bytes: Buffer.from(await pdf.save()) });
  await eventually('the pages are measured', async () => (await readFileOf(ada, pdfId)).pageCount === 1, {
    withinMs: 60_000,
  });
  const said = (text: string, start: number, end: number) => ({
    type: 'utterance',
    attrs: { fileId, speakerName: 'Bo', start, end },
    content: [{ type: 'text', text }],
  });
  const talkId = await addNote(ada, projectId, {
    title: 'Talk again',
    content: JSON.stringify({
      type: 'doc',
      content: [
        { type: 'audioVideo', attrs: { fileId, name: 'Talk.wav', media: 'AUDIO' } },
        said('It is slow', 1, 2.5),
        said('and dear', 3, 4),
        { type: 'file', attrs: { fileId: pdfId, name: 'Study.pdf' } },
      ],
    }),
  });
  const words = await highlight(ada, talkId, 'is slow');
  const heard = await highlightAt(talkId, {
    audioVideo: { fileId, startTime: 3.25, endTime: 4, type: 'AUDIO' },
    text: 'A laugh',
  });
  const area = { page: 1, left: 0.25, top: 0.5, width: 0.25, height: 0.1, fileId: pdfId };
  const drawn = await highlightAt(talkId, { pdfAreas: [area], text: 'A chart' });
  const { xml, files, text } = await archiveOf(ada, projectId);
  expect(files).toContain(`sources/${talkId}.wav`);
  expect(files).toContain(`sources/${pdfId}.pdf`);
  expect(attributesOf(xml, heard)).toMatchObject({ begin: '3250', end: '4000' });
  expect(attributesOf(xml, drawn)).toMatchObject({
    page: '0',
    firstX: '100',
    firstY: '150',
    secondX: '200',
    secondY: '180',
  });
  const { fromSyncPoint = '', toSyncPoint = '' } = attributesOf(xml, words);
  const [from, to] = [attributesOf(xml, fromSyncPoint), attributesOf(xml, toSyncPoint)];
  const transcript = /<Transcript guid="([^"]+)"/.exec(xml)?.[1] ?? '';
  expect(text(transcript)).toBe('Bo: It is slow\nBo: and dear');
  expect(text(transcript).slice(Number(from['position']), Number(to['position']))).toBe('is slow');
  expect(to).toMatchObject({ timeStamp: '2500' });
  expect(xml).toMatch(
    new RegExp(
      `<Set [^>]*name="Talk again">\\s+<MemberSource targetGUID="${talkId}"/>\\s+<MemberSource targetGUID="${pdfId}"/>`,
    ),
  );

  async function highlightAt(objectId: string, more: object): Promise<string> {
    const { createHighlight } = await ask(
      ada,
      'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
      { input: { objectType: 'NOTE', objectId, ...more } },
    );
    return createHighlight.id;
  }
});

test('contacts are cases with their fields, insights and comments are notes, and hidden contacts are hidden', async () => {
  const projectId = await addProject(ada);
  const noteId = await addNote(ada, projectId, { title: 'Call', content: documentOf('It is slow') });
  const highlightId = await highlight(ada, noteId, 'slow');
  const cleo = await addContact(ada, { name: 'Cleo Secret' });
  const dan = await addContact(ada, { name: 'Dan Open' });
  await putInNote(ada, noteId, [cleo, dan]);
  const { createField } = await ask(
    ada,
    'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }',
    { input: { owner: 'PERSON', label: 'Seats', type: 'NUMBER' } },
  );
  const cells = [cleo, dan].map((objectId) => ({ objectId, fieldId: createField.id, value: '7' }));
  await ask(
    ada,
    'mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) { values { id } } }',
    { cells },
  );
  await ask(ada, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [cleo] });
  await ask(ada, 'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }', {
    input: {
      objectType: 'NOTE',
      objectId: noteId,
      anchor: 'HIGHLIGHT',
      highlightId,
      body: JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ask again' }] }],
      }),
    },
  });
  const card = { type: 'referenceCard', attrs: { kind: 'highlight', id: highlightId } };
  const content = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Slow is dear' }] }, card],
  });
  const insightId = await addInsight(ada, projectId, { title: 'Finding', content });
  const bo = await place.member();
  await grant(ada, { type: 'PROJECT', id: projectId }, bo, 'FULL');
  const { xml, text } = await archiveOf(bo, projectId);
  expect(xml).not.toContain('Cleo');
  expect(xml).toContain(`<Case guid="${cleo}" name="Contact hidden">`);
  expect(xml.match(/<FloatValue>7<\/FloatValue>/g)).toHaveLength(1);
  expect(xml).toContain(`<SourceRef targetGUID="${noteId}"/>`);
  expect(text(insightId)).toBe('Slow is dear');
  expect(xml).toMatch(new RegExp(`<Link [^>]*originGUID="${insightId}" targetGUID="${highlightId}"`));
  const memo = new RegExp(`guid="${highlightId}"[\\s\\S]*?<NoteRef targetGUID="([^"]+)"`).exec(xml)?.[1];
  expect(xml).toContain(`<Note guid="${memo}" name="Comment"`);
  expect(text(memo ?? '')).toBe('Ask again');
  expect((await archiveOf(ada, projectId)).xml).toContain('name="Cleo Secret"');
});
