import mammoth from 'mammoth';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { replaceYDoc } from '#editor/yjs/edit-y-doc.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { upload, type Owner } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, close, detach } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Files of others');
  ada = place.owner;
  reader = await place.member({ role: 'VIEWER' });
});
afterAll(() => app.close());

type Shared = { type: string; id: string; showNotes?: boolean };

async function share(input: Shared): Promise<string> {
  const create = 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }';
  return new URL((await ask(ada, create, { input })).createPublicLink.url).pathname;
}

async function read(path: string): Promise<{ status: number; body: string }> {
  const { status, body } = await new Visitor(app, place.workspace.subdomain).get(path);
  return { status, body: String(body) };
}

async function exported(id: string, format: string): Promise<string> {
  const url = `/api/documents/${id}/export.${format}`;
  const headers = { host: reader.visitor.host, authorization: `Bearer ${await reader.bearer()}` };
  const { rawPayload } = await app.http.inject({ url, headers });
  return format === 'docx'
    ? (await mammoth.extractRawText({ buffer: rawPayload })).value
    : rawPayload.toString();
}

const publish = (id: string) => ask(ada, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id });

async function picture(owner: Owner, name: string): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#286' } })
    .png()
    .toBuffer();
  return upload(app, ada, owner, { name, bytes });
}

/** One of each kind of node that shows a file. */
function showing(prefix: string, fileId: string): DocumentJson {
  const content = [
    { type: 'audioVideo', attrs: { fileId, name: `${prefix}-talk.mp4`, media: 'AV' } },
    { type: 'file', attrs: { fileId, name: `${prefix}-letter.pdf` } },
    {
      type: 'blockquote',
      content: [{ type: 'image', attrs: { fileId, src: `/image/${fileId}`, alt: `${prefix}-photo.png` } }],
    },
  ];
  return { type: 'doc', content };
}

async function write(documentId: string, content: DocumentJson): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
    editDocument(tx, documentId, (doc) => replaceYDoc(doc, content)),
  );
}

const leftOut = ['recording', 'file', 'picture'].map((name) => `This ${name} isn’t available to you.`);

test('of a file whose note is closed, not even the name is on a page or in an export; its place says so', async () => {
  const project = await addProject(ada);
  const closed = await addNote(ada, project, { title: 'Board minutes' });
  const fileId = await picture({ type: 'NOTE', id: closed }, 'secret.png');
  await detach(ada, { type: 'NOTE', id: closed });
  await close(ada, { type: 'NOTE', id: closed });
  const insight = await addInsight(ada, project, {
    title: 'Finding',
    content: JSON.stringify(showing('merger', fileId)),
  });
  await publish(insight);
  const pages = [
    await share({ type: 'INSIGHT', id: insight }),
    await share({ type: 'PROJECT', id: project }),
  ];
  const outputs = [
    ...(await Promise.all(pages.map(async (path) => (await read(path)).body))),
    ...(await Promise.all(['md', 'txt', 'html', 'docx'].map((format) => exported(insight, format)))),
  ];
  for (const output of outputs) {
    for (const line of leftOut) expect(output).toContain(line);
    expect(output).not.toMatch(new RegExp(`merger|secret|${fileId}`));
  }
});

test('a page names the files that it opens: its own, and those of what else its link shows', async () => {
  const project = await addProject(ada);
  const note = await addNote(ada, project, { title: 'Call' });
  const ofNote = await picture({ type: 'NOTE', id: note }, 'call.png');
  const insight = await addInsight(ada, project, {
    title: 'Finding',
    content: JSON.stringify(showing('call', ofNote)),
  });
  await publish(insight);
  const alone = await share({ type: 'INSIGHT', id: insight });
  const withNotes = await share({ type: 'PROJECT', id: project, showNotes: true });
  for (const [path, isOpen] of [
    [alone, false],
    [withNotes, true],
  ] as const) {
    const { body } = await read(path);
    expect(body.includes('call-letter.pdf')).toBe(isOpen);
    for (const line of leftOut) expect(body.includes(line)).toBe(!isOpen);
    expect((await read(`${path}/files/${ofNote}`)).status).toBe(isOpen ? 200 : 404);
  }
});

test('pictures of a readme, and of insights in a shared folder, are on the page; what only waits in a project is not', async () => {
  const create = 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }';
  const { createFolder } = await ask(ada, create, { input: { title: 'Shared' } });
  const { createProject } = await ask(
    ada,
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { title: 'In it', folderId: createFolder.id } },
  );
  const project: string = createProject.id;
  const inReadme = await picture({ type: 'PROJECT', id: project }, 'map.png');
  const waiting = await picture({ type: 'PROJECT', id: project }, 'raw.png');
  await write(project, showing('map', inReadme));
  const insight = await addInsight(ada, project, { title: 'Finding' });
  const ofInsight = await picture({ type: 'INSIGHT', id: insight }, 'chart.png');
  await write(insight, showing('chart', ofInsight));
  await publish(insight);
  const [page, folder] = [
    await share({ type: 'PROJECT', id: project }),
    await share({ type: 'FOLDER', id: createFolder.id }),
  ];
  expect((await read(page)).body).toContain(`src="${page}/files/${inReadme}"`);
  expect((await read(folder)).body).toContain(`src="${folder}/files/${ofInsight}"`);
  const statuses = [
    `${page}/files/${inReadme}`,
    `${page}/files/${waiting}`,
    `${folder}/files/${ofInsight}`,
    `${folder}/files/${inReadme}`,
  ];
  expect(await Promise.all(statuses.map(async (path) => (await read(path)).status))).toEqual([
    200, 404, 200, 404,
  ]);
});
