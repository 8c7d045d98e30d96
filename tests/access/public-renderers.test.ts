import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardKinds, type CardKind } from '#editor/cards/card-properties.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor, type Answer } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';

const anyLink = ['INSIGHT', 'NOTE', 'PROJECT', 'FOLDER'];
/** Where the evidence of a card is, and links to what open it: all are in one project, in one folder. */
const maps = {
  'of its project': anyLink,
  'of another project of its folder': ['FOLDER'],
  'of its own, as open as the project': [],
  'of its own, closed': [],
  'of another project': [],
  'of a closed project': [],
  'of a closed project of its folder': [],
  'of its project, in the trash': [],
} as const satisfies Record<string, readonly string[]>;
type MapName = keyof typeof maps;
const mapNames = Object.keys(maps) as MapName[];
const isOpened = (map: MapName, type: string): boolean => maps[map].some((one) => one === type);

const password = 'correct horse battery';
type Shared = { type: string; id: string };
type Visit = (visitor: Visitor, path: string, object: Shared) => Promise<Answer>;
type Settings = {
  password?: string;
  hideNames?: true;
  noDownload?: true;
  showNotes?: true;
  showViews?: true;
};
type Link = { settings?: Settings; isOpen: boolean; visit?: Visit };
const look: Visit = (visitor, path) => visitor.get(path);
const plain: Link = { isOpen: true };
/** Every kind of link, and how somebody who holds it comes to the page. */
const links: Readonly<Record<string, Link>> = {
  plain,
  'without names': { settings: { hideNames: true }, isOpen: true },
  'without downloads': { settings: { noDownload: true }, isOpen: true },
  'at /p/data': { isOpen: true, visit: (visitor, path) => visitor.get(path.replace('/p/', '/p/data/')) },
  'at /public-object': {
    isOpen: true,
    visit: (visitor, path) => visitor.get(path.replace('/p/', '/public-object/')),
  },
  'with the notes of a project': { settings: { showNotes: true }, isOpen: true, visit: lookAround },
  'with the views of a project': { settings: { showViews: true }, isOpen: true, visit: lookAround },
  'with the notes and views of a project': {
    settings: { showNotes: true, showViews: true },
    isOpen: true,
    visit: lookAround,
  },
  'with the notes and views of a project, without names': {
    settings: { showNotes: true, showViews: true, hideNames: true },
    isOpen: true,
    visit: lookAround,
  },
  'by a program with its bearer': {
    isOpen: true,
    visit: async (visitor, path) => {
      const { body } = await visitor.post(`${path}/session`);
      const answer = await visitor.graphql(`{ publicObject { html(base: "${path}") } }`, body.token);
      return { ...answer, body: answer.body.data.publicObject.html };
    },
  },
  'with a password': { settings: { password }, isOpen: false },
  'with a wrong password': {
    settings: { password },
    isOpen: false,
    visit: async (visitor, path) => {
      await enter(visitor, path, 'wrong horse battery');
      return visitor.get(path);
    },
  },
  'with its password': {
    settings: { password },
    isOpen: true,
    visit: async (visitor, path) => {
      await enter(visitor, path, password);
      return visitor.get(path);
    },
  },
  'that was revoked': {
    isOpen: false,
    visit: async (visitor, path, object) => {
      await ask(
        ada,
        'mutation ($type: AccessObjectType!, $id: ID!) { revokePublicLink(type: $type, id: $id) { id } }',
        object,
      );
      return visitor.get(path);
    },
  },
};

let app: TestApp;
let place: Place;
let ada: Person;
let folder: string;
let project: string;
let holder: string;
const views: { kind: 'note' | 'highlight' | 'insight'; id: string }[] = [];
/** The pages below those of links that opened, each with a kind of card that it shows. */
const parts: { path: string; shows: CardKind; page: string }[] = [];
const cards: { kind: CardKind; map: MapName; id: string; words: string }[] = [];
const pages: { type: string; link: string; path: string; page: string }[] = [];

beforeAll(async () => {
  app = await startTestApp({ services: ['web', 'worker'] });
  place = await (await createScene(app)).workspace('Public');
  ada = await place.member({ role: 'MANAGER' });
  const { createFolder } = await ask(ada, 'mutation { createFolder(input: { title: "Folder" }) { id } }');
  folder = createFolder.id;
  project = await addProjectTo(folder);
  for (const map of mapNames) await addEvidence(map);
  const content = JSON.stringify({
    type: 'doc',
    content: cards.map(({ kind, id }) => ({ type: 'referenceCard', attrs: { kind, id } })),
  });
  const insight = await addInsight(ada, project, { title: 'Holder', content });
  await publish(insight);
  holder = await addNote(ada, project, { title: 'Holder', content });
  for (const kind of ['note', 'highlight', 'insight'] as const)
    views.push({ kind, id: await addView(kind.toUpperCase()) });
  const shared = { INSIGHT: insight, NOTE: holder, PROJECT: project, FOLDER: folder };
  for (const [type, id] of Object.entries(shared))
    for (const link of Object.keys(links)) pages.push({ type, link, ...(await follow({ type, id }, link)) });
}, 120_000);
afterAll(() => app.close());

const publish = (id: string) => ask(ada, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id });

/** One of each kind, whose words are found nowhere else. */
async function addEvidence(map: MapName): Promise<void> {
  const at = mapNames.indexOf(map);
  const where = await placeOf(map);
  const words = (kind: CardKind): string => `secret-${kind}-${at}`;
  const note = await addNote(ada, where, { title: words('note'), content: documentOf(words('highlight')) });
  const insight = await addInsight(ada, where, { title: words('insight') });
  await publish(insight);
  const quoted = await highlight(ada, note, words('highlight'));
  const tag = await addTag(ada, { projectId: where }, words('tag'));
  const { createReel } = await ask(
    ada,
    'mutation ($input: CreateReelInput!) { createReel(input: $input) { id } }',
    { input: { insightId: insight, title: words('reel'), highlightIds: [] } },
  );
  const ids = { note, insight, highlight: quoted, tag, reel: createReel.id } as const;
  // A tag has no map but that of its project.
  const kinds = map.startsWith('of its own') ? cardKinds.filter((kind) => kind !== 'tag') : cardKinds;
  for (const kind of kinds) cards.push({ kind, map, id: ids[kind], words: words(kind) });
  for (const object of [
    { type: 'NOTE', id: note },
    { type: 'INSIGHT', id: insight },
  ]) {
    if (map.startsWith('of its own')) await detach(ada, object);
    if (map === 'of its own, closed') await close(ada, object);
  }
  if (map.startsWith('of a closed project')) await close(ada, { type: 'PROJECT', id: where });
  if (!map.endsWith('in the trash')) return;
  await ask(ada, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [note] });
  await ask(ada, 'mutation ($ids: [ID!]!) { trashInsights(ids: $ids) { id } }', { ids: [insight] });
  await ask(ada, 'mutation ($ids: [ID!]!) { trashTags(ids: $ids) { id } }', { ids: [tag] });
}

async function placeOf(map: MapName): Promise<string> {
  if (map === 'of another project' || map === 'of a closed project') return addProject(ada);
  if (!map.endsWith('of its folder')) return project;
  const beside = await addProjectTo(folder);
  // Until then it follows the map of the folder, which stays open.
  if (map.startsWith('of a closed')) await detach(ada, { type: 'PROJECT', id: beside });
  return beside;
}

async function addProjectTo(folderId: string): Promise<string> {
  const { createProject } = await ask(
    ada,
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { title: 'Research', folderId } },
  );
  return createProject.id;
}

/** Of everything, whatever it is about. */
async function addView(objectType: string): Promise<string> {
  const data = JSON.stringify({ filter: { combinator: 'And', rows: [] } });
  const { createView } = await ask(
    ada,
    'mutation ($input: CreateViewInput!) { createView(input: $input) { id } }',
    { input: { projectId: project, objectType, layout: 'LIST', title: `All ${objectType}`, data } },
  );
  return createView.id;
}

/** The page of the link and those below it, as one. */
async function lookAround(visitor: Visitor, path: string): Promise<Answer> {
  const answer = await visitor.get(path);
  const bodies = [answer.body];
  for (const { shows, to } of [
    // No view lists tags.
    { shows: 'tag' as const, to: `/notes/${holder}` },
    ...views.map(({ kind, id }) => ({ shows: kind, to: `/views/${id}` })),
  ]) {
    const { status, body } = await visitor.get(`${path}${to}`);
    bodies.push(body);
    if (status === 200) parts.push({ path, shows, page: body });
  }
  return { ...answer, body: bodies.join('\n') };
}

function enter(visitor: Visitor, path: string, tried: string): Promise<Answer> {
  return visitor.send('POST', path, {
    body: `password=${encodeURIComponent(tried)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** What the holder of a new link of this kind reads. */
async function follow(object: Shared, link: string): Promise<{ path: string; page: string }> {
  const { settings, visit } = links[link] ?? plain;
  const path = await share({ ...object, ...settings });
  const { body } = await (visit ?? look)(new Visitor(app, place.workspace.subdomain), path, object);
  return { path, page: body };
}

async function share(input: Record<string, unknown>): Promise<string> {
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input },
  );
  return new URL(createPublicLink.url).pathname;
}

describe.each(cardKinds)('a card of a %s', (kind) => {
  test.each(mapNames)('with a map %s', (map) => {
    const card = cards.find((one) => one.kind === kind && one.map === map);
    if (!card) return;
    for (const { type, link, page } of pages) {
      const isNamed = kind !== 'note' || links[link]?.settings?.hideNames !== true;
      // A project and a folder show their insights and not their notes, so the cards are those of the insight.
      const isShown = isOpened(map, type) && isNamed && links[link]?.isOpen === true;
      expect([type, link, page.includes(card.words)]).toEqual([type, link, isShown]);
    }
  });
});

const ofProject = (kind: CardKind): string =>
  cards.find((card) => card.kind === kind && card.map === 'of its project')?.words ?? 'no such card';

test.each([
  ['with the notes of a project', ['tag']],
  ['with the views of a project', ['highlight', 'insight']],
  ['with the notes and views of a project', ['tag', 'note', 'highlight', 'insight']],
])('a link %s leads to their pages, if it is one to a project', (link, kinds) => {
  for (const { type, path } of pages.filter((page) => page.link === link)) {
    const opened = parts.filter((part) => part.path === path);
    expect([type, opened.map(({ shows }) => shows)]).toEqual([type, type === 'PROJECT' ? kinds : []]);
    for (const { shows, page } of opened) expect(page).toContain(ofProject(shows));
  }
});

test('a link to one view shows what is listed in it, and nothing that is closed to others', async () => {
  for (const { kind, id } of views) {
    const path = await share({ type: 'PROJECT', id: project, viewId: id });
    const { body } = await new Visitor(app, place.workspace.subdomain).get(path);
    expect(body).toContain(ofProject(kind));
    const leaked = cards.filter(({ map, words }) => !isOpened(map, 'PROJECT') && body.includes(words));
    expect([kind, leaked]).toEqual([kind, []]);
  }
});

test('a link to one highlight shows its words, and of the rest at most the title of its note', async () => {
  const own = cards.filter(({ map }) => map === 'of its project');
  const [source, quoted] = [
    own.find(({ kind }) => kind === 'note'),
    own.find(({ kind }) => kind === 'highlight'),
  ];
  const path = await share({ type: 'NOTE', id: source?.id, highlightId: quoted?.id });
  const { body } = await new Visitor(app, place.workspace.subdomain).get(path);
  const shown = cards.filter(({ words }) => String(body).includes(words)).map(({ words }) => words);
  expect(shown).toContain(quoted?.words);
  expect(shown.filter((words) => words !== quoted?.words && words !== source?.words)).toEqual([]);
});

test('a frame shows no evidence that a link to its project does not open', async () => {
  for (const { kind, map, id, words } of cards) {
    if (kind !== 'highlight' && kind !== 'reel' && kind !== 'tag') continue;
    const path = { highlight: 'highlights', reel: 'reels', tag: 'reels/tags' }[kind];
    const { body } = await new Visitor(app, place.workspace.subdomain).get(`/embed/${path}/${id}`);
    expect([kind, map, String(body).includes(words) && !isOpened(map, 'PROJECT')]).toEqual([
      kind,
      map,
      false,
    ]);
  }
});

test('a link that has expired shows nothing', async () => {
  const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const paths: string[] = [];
  for (const object of [
    { type: 'PROJECT', id: project },
    { type: 'FOLDER', id: folder },
  ])
    paths.push(await share({ ...object, expiresAt }));
  app.clock.pass(7200);
  for (const path of paths) {
    const { status, body } = await new Visitor(app, place.workspace.subdomain).get(path);
    expect(status).toBe(404);
    expect(cards.filter(({ words }) => String(body).includes(words))).toEqual([]);
  }
});
