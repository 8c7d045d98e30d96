import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportArchive, exportProject } from '#tests/support/refi/export-project.ts';
import { guid } from '#tests/support/refi/handmade.ts';
import { importProject, type ProjectImportAnswer } from '#tests/support/refi/import-project.ts';
import { problemsOfRefi } from '#tests/support/refi/validate-refi.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, grant } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Memos');
  ada = await place.member({ role: 'MANAGER' });
});

const text = 'It is slow and dear.';
const noteRef = (name: string) => `<NoteRef targetGUID="${guid(name)}"/>`;
const memo = (name: string, words: string, title = name) =>
  `<Note guid="${guid(name)}" name="${title}" creatingUser="${guid('ann')}" creationDateTime="2021-03-04T05:06:07.000Z"><PlainTextContent>${words}</PlainTextContent></Note>`;
const link = (name: string, from: string, to: string, more = '') =>
  `<Link guid="${guid(name)}" direction="OneWay" originGUID="${guid(from)}" targetGUID="${guid(to)}"${more}/>`;

const project = `<Project xmlns="urn:QDA-XML:project:1.0" name="Calls" origin="Test">
  <Users><User guid="${guid('ann')}" name="Ann"/></Users>
  <CodeBook><Codes>
    <Code guid="${guid('pain')}" name="Pain" isCodable="true"><Description>It hurts</Description>${noteRef('m-code')}${noteRef('m-both')}</Code>
    <Code guid="${guid('money')}" name="Money" isCodable="false">${noteRef('m-holder')}<Code guid="${guid('price')}" name="Price" isCodable="true"/></Code>
    <Code guid="${guid('empty')}" name="Later" isCodable="false" color="#112233"/>
  </Codes></CodeBook>
  <Cases><Case guid="${guid('zoe')}" name="Zoë"><Description>Speaks fast</Description><SourceRef targetGUID="${guid('call')}"/></Case></Cases>
  <Sources><TextSource guid="${guid('call')}" name="Call">
    <Description>By phone</Description><PlainTextContent>${text}</PlainTextContent>
    <PlainTextSelection guid="${guid('sel')}" startPosition="6" endPosition="10"><Description>Why it matters</Description>
      <Coding guid="${guid('k1')}"><CodeRef targetGUID="${guid('pain')}"/>${noteRef('m-coding')}</Coding><Coding guid="${guid('k2')}"><CodeRef targetGUID="${guid('price')}"/></Coding>
      ${noteRef('m-sel')}${noteRef('m-both')}</PlainTextSelection>
    ${noteRef('m-source')}${noteRef('m-long')}
  </TextSource></Sources>
  <Notes>
    ${memo('m-code', 'Ask the designers')}${memo('m-holder', 'All about money')}${memo('m-both', 'See both')}
    ${memo('m-sel', 'Said twice', '')}${memo('m-coding', 'Not sure')}${memo('m-source', 'Line one\nLine two')}
    ${memo('m-long', 'x'.repeat(10_001))}${memo('m-project', 'We began').replace('</Note>', `${noteRef('m-memo')}</Note>`)}${memo('m-memo', 'In March')}
  </Notes>
  <Links>${link('evidence', 'm-project', 'sel')}${link('named', 'm-project', 'pain', ' name="causes"')}</Links>
  <Sets>
    <Set guid="${guid('spring')}" name="Spring"><Description>By the season</Description><MemberCode targetGUID="${guid('pain')}"/><MemberSource targetGUID="${guid('call')}"/></Set>
    <Set guid="${guid('memos')}" name="Memos"><MemberNote targetGUID="${guid('m-project')}"/></Set>
  </Sets>
  ${noteRef('m-project')}
</Project>`;
const bytes = zipSync({ 'project.qde': strToU8(project) });

type Thread = {
  anchor: string;
  quote: string;
  comments: { items: { id: string; text: string; originalAuthor: string | null }[] };
};

async function commentsOn(objectType: string, objectId: string): Promise<Thread[]> {
  const { comments } = await ask(
    ada,
    `query ($type: CommentObjectType!, $id: ID!) { comments(objectType: $type, objectId: $id) { items {
      anchor quote comments { items { id text originalAuthor } } } } }`,
    { type: objectType, id: objectId },
  );
  return comments.items;
}

async function saidOn(objectType: string, objectId: string): Promise<string[]> {
  const threads = await commentsOn(objectType, objectId);
  return threads
    .map(({ anchor, quote, comments }) => {
      const [{ text: said, originalAuthor } = { text: '', originalAuthor: null }] = comments.items;
      return `${anchor} ${quote} | ${said} | ${originalAuthor ?? ''}`;
    })
    .toSorted();
}

async function noteOf({ projectId }: ProjectImportAnswer): Promise<string> {
  const { notes } = await ask(ada, 'query ($id: ID!) { notes(projectId: $id) { items { id } } }', {
    id: projectId,
  });
  return notes.items[0].id;
}

/** Where each memo is referred to, by the id of the element. */
function placesOf(xml: string, name: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, closes, tag = '', attributes = '', alone] of xml.matchAll(
    /<(\/?)([A-Za-z]+)((?: [\w:]+="[^"]*")*)(\/?)>/g,
  )) {
    if (closes) open.pop();
    else if (tag === 'NoteRef' && attributes.includes(guid(name))) found.push(open.at(-1) ?? '');
    if (!closes && !alone) open.push(/ guid="([^"]+)"/.exec(attributes)?.[1] ?? tag);
  }
  return found.toSorted();
}

test('memos, descriptions, sets and links are beside their things', async () => {
  expect(await problemsOfRefi(project)).toEqual([]);
  const made = await importProject(app, ada, { fileName: 'calls.qdpx', bytes });
  expect(made).toMatchObject({ status: 'COMPLETE', error: null });
  const noteId = await noteOf(made);
  expect(await saidOn('NOTE', noteId)).toEqual([
    'DOCUMENT  | By phone | ',
    'DOCUMENT  | m-source\nLine one\nLine two | Ann',
    'HIGHLIGHT slow | Said twice | Ann',
    'HIGHLIGHT slow | Why it matters | ',
    'HIGHLIGHT slow | m-both\nSee both | Ann',
    'HIGHLIGHT slow | m-coding\nNot sure | Ann',
  ]);
  const { tags } = await ask(
    ada,
    'query ($id: ID!) { tags(projectId: $id) { items { id title description } } }',
    { id: made.projectId },
  );
  const pain = tags.items.find(({ title }: { title: string }) => title === 'Pain');
  expect(pain.description).toBe('It hurts\n\nm-code\nAsk the designers\n\nm-both\nSee both');
  const { people } = await ask(ada, '{ people { items { id name } } }');
  expect(await saidOn('CONTACT', people.items[0].id)).toEqual(['DOCUMENT  | Speaks fast | ']);
  const { insights, views, note } = await ask(
    ada,
    `query ($id: ID!, $noteId: ID!) { insights(projectId: $id) { items { id title content } }
      views(projectId: $id, objectType: HIGHLIGHT) { title data }
      note(id: $noteId) { fieldValues { value } } }`,
    { id: made.projectId, noteId },
  );
  expect(insights.items.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'm-both',
    'm-holder',
    'm-long',
    'm-project',
  ]);
  const began = insights.items.find(({ title }: { title: string }) => title === 'm-project');
  expect(JSON.stringify(began.content)).toContain('referenceCard');
  expect(await saidOn('INSIGHT', began.id)).toEqual(['DOCUMENT  | m-memo\nIn March | Ann']);
  const spring = views.find(({ title }: { title: string }) => title === 'Spring');
  expect(JSON.stringify(spring.data)).toContain(pain.id);
  expect(note.fieldValues).toHaveLength(1);
  expect(made.reports.toSorted()).toEqual([
    'Descriptions of sets: 1',
    'Links: 1',
    'Memos in sets: 1',
    'Sets: 1',
    'Users: 1',
  ]);
});

test('they go out as they were, and in again', async () => {
  const made = await importProject(app, ada, { fileName: 'calls.qdpx', bytes });
  const once = await exportArchive(app, ada, made.projectId ?? '');
  const memos = [
    'm-code',
    'm-holder',
    'm-both',
    'm-sel',
    'm-coding',
    'm-source',
    'm-long',
    'm-project',
    'm-memo',
  ];
  const before = Object.fromEntries(memos.map((name) => [name, placesOf(project, name)]));
  expect(Object.fromEntries(memos.map((name) => [name, placesOf(once.xml, name)]))).toEqual(before);
  for (const name of memos) {
    expect(once.xml.match(new RegExp(`<Note guid="${guid(name)}"`, 'g'))).toHaveLength(1);
    expect(once.xml).toMatch(
      new RegExp(
        `<Note guid="${guid(name)}"[^>]* creatingUser="${guid('ann')}" creationDateTime="2021-03-04`,
      ),
    );
  }
  expect(once.text(guid('m-source'))).toBe('Line one\nLine two');
  expect(once.text(guid('m-code'))).toBe('Ask the designers');
  for (const said of ['It hurts', 'By phone', 'Why it matters', 'Speaks fast', 'By the season'])
    expect(once.xml.match(new RegExp(`<Description>${said}</Description>`, 'g'))).toHaveLength(1);
  expect(once.xml).toContain(`<Link guid="${guid('evidence')}"`);
  expect(once.xml).toContain(`<Link guid="${guid('named')}" name="causes"`);
  expect(once.xml).toMatch(
    new RegExp(
      `<Set guid="${guid('spring')}" name="Spring">\\s+<Description>By the season</Description>\\s+<MemberCode targetGUID="${guid('pain')}"/>\\s+<MemberSource targetGUID="${guid('call')}"/>`,
    ),
  );
  expect(once.xml).toContain(
    `<Code guid="${guid('empty')}" name="Later" isCodable="false" color="#112233"/>`,
  );
  expect(once.xml).toContain(`<Code guid="${guid('pain')}" name="Pain" isCodable="true">`);
  expect(once.xml).not.toContain('<Variable');
  ada = await (await scene.workspace('Elsewhere')).member({ role: 'MANAGER' });
  const again = await importProject(app, ada, { fileName: 'again.qdpx', bytes: once.bytes });
  const twice = await exportArchive(app, ada, again.projectId ?? '');
  expect(linesOf(twice.xml)).toEqual(linesOf(once.xml));
});

/** Things of one moment come in any order, and the project is of its own. */
function linesOf(xml: string): string[] {
  return xml
    .replace(/ creationDateTime="[^"]*"(?=>\n {2}<Users>)/, '')
    .split('\n')
    .toSorted();
}

test('what somebody changes here goes out changed', async () => {
  const made = await importProject(app, ada, { fileName: 'calls.qdpx', bytes });
  const noteId = await noteOf(made);
  const all = (await commentsOn('NOTE', noteId)).flatMap(({ comments }) => comments.items);
  const idOf = (words: string): string => all.find((one) => one.text.includes(words))?.id ?? '';
  const body = (words: string) =>
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    });
  const edit = (id: string, words: string) =>
    ask(ada, 'mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { id } }', {
      id,
      body: body(words),
    });
  await edit(idOf('See both'), 'Only here');
  await edit(idOf('By phone'), 'By mail');
  await ask(ada, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: idOf('Said twice') });
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { fieldValues { fieldId } } }', {
    id: noteId,
  });
  await ask(
    ada,
    'mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) { values { id } } }',
    { cells: [{ objectId: noteId, fieldId: note.fieldValues[0].fieldId, value: null }] },
  );
  const { xml, text: textOf } = await exportArchive(app, ada, made.projectId ?? '');
  // The words that it shares with the tag are as they were; on the highlight there is a memo of its own now.
  expect(placesOf(xml, 'm-both')).toEqual([guid('pain')]);
  expect(textOf(guid('m-both'))).toBe('See both');
  expect(textOf(idOf('See both'))).toBe('Only here');
  expect(xml).toContain('<Description>By mail</Description>');
  expect(xml).not.toContain(guid('m-sel'));
  expect(xml).not.toContain('<MemberSource');
  const book = (
    await exportProject(app, ada, { projectId: made.projectId ?? '', kind: 'CODEBOOK' })
  ).toString();
  expect(book).toContain('See both');
  expect(book).not.toContain('NoteRef');
});

test('undoing the import takes them back', async () => {
  const projectId = await addProject(ada);
  const made = await importProject(app, ada, { fileName: 'calls.qdpx', bytes, projectId, intoNew: false });
  await ask(ada, 'mutation ($id: ID!) { undoProjectImport(id: $id) { status } }', { id: made.id });
  const { views, fields, insights } = await ask(
    ada,
    `query ($id: ID!) { views(projectId: $id, objectType: HIGHLIGHT) { title }
      fields(owner: NOTE, projectId: $id) { field { label } } insights(projectId: $id) { items { id } } }`,
    { id: projectId },
  );
  expect(views.map(({ title }: { title: string }) => title)).not.toContain('Spring');
  expect([fields, insights.items]).toEqual([[], []]);
});

test('a hidden contact is nowhere told by its case', async () => {
  const secret = project.replace('name="Zoë"', `name="Zoë ${'Secret '.repeat(60)}"`);
  const packed = zipSync({ 'project.qde': strToU8(secret) });
  const made = await importProject(app, ada, { fileName: 'calls.qdpx', bytes: packed });
  const { people } = await ask(ada, '{ people { items { id } } }');
  await ask(ada, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [people.items[0].id] });
  const bo = await place.member();
  await grant(ada, { type: 'PROJECT', id: made.projectId ?? '' }, bo, 'FULL');
  const { xml } = await exportArchive(app, bo, made.projectId ?? '');
  expect(xml).toContain('name="Contact hidden"');
  expect(xml).not.toMatch(/Secret|Speaks fast/);
  expect((await exportArchive(app, ada, made.projectId ?? '')).xml).toContain('Speaks fast');
});
