import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardKinds, type CardKind } from '#editor/cards/card-properties.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';

/** Where the evidence of a card is, and whether a link to a document of the same project opens it. */
const maps = {
  'of its project': true,
  'of its own, as open as the project': false,
  'of its own, closed': false,
  'of another project': false,
  'of a closed project': false,
  'of its project, in the trash': false,
} as const;
type MapName = keyof typeof maps;
const mapNames = Object.keys(maps) as MapName[];
const links = { plain: {}, 'without names': { hideNames: true } } as const;

let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
const cards: { kind: CardKind; map: MapName; id: string; words: string }[] = [];
const pages = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp({ services: ['web', 'worker'] });
  place = await (await createScene(app)).workspace('Public');
  ada = await place.member({ role: 'MANAGER' });
  project = await addProject(ada);
  for (const map of mapNames) await addEvidence(map);
  const content = JSON.stringify({
    type: 'doc',
    content: cards.map(({ kind, id }) => ({ type: 'referenceCard', attrs: { kind, id } })),
  });
  const insight = await addInsight(ada, project, { title: 'Holder', content });
  await publish(insight);
  const note = await addNote(ada, project, { title: 'Holder', content });
  for (const [link, settings] of Object.entries(links)) {
    pages.set(`INSIGHT ${link}`, await visit({ type: 'INSIGHT', id: insight, ...settings }));
    pages.set(`NOTE ${link}`, await visit({ type: 'NOTE', id: note, ...settings }));
    pages.set(`PROJECT ${link}`, await visit({ type: 'PROJECT', id: project, ...settings }));
  }
  const locked = { password: 'correct horse battery' };
  for (const [type, id] of Object.entries({ INSIGHT: insight, NOTE: note, PROJECT: project }))
    pages.set(`${type} with a password`, await visit({ type, id, ...locked }));
}, 120_000);
afterAll(() => app.close());

const publish = (id: string) => ask(ada, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id });

/** One of each kind, whose words are found nowhere else. */
async function addEvidence(map: MapName): Promise<void> {
  const at = mapNames.indexOf(map);
  const isElsewhere = map === 'of another project' || map === 'of a closed project';
  const where = isElsewhere ? await addProject(ada) : project;
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
  if (map === 'of a closed project') await close(ada, { type: 'PROJECT', id: where });
  if (!map.endsWith('in the trash')) return;
  await ask(ada, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [note] });
  await ask(ada, 'mutation ($ids: [ID!]!) { trashInsights(ids: $ids) { id } }', { ids: [insight] });
  await ask(ada, 'mutation ($ids: [ID!]!) { trashTags(ids: $ids) { id } }', { ids: [tag] });
}

async function visit(input: Record<string, unknown>): Promise<string> {
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input },
  );
  const { pathname } = new URL(createPublicLink.url);
  return (await new Visitor(app, place.workspace.subdomain).get(pathname)).body;
}

describe.each(cardKinds)('a card of a %s', (kind) => {
  test.each(mapNames)('with a map %s', (map) => {
    const card = cards.find((one) => one.kind === kind && one.map === map);
    if (!card) return;
    for (const [link, page] of pages) {
      const isNamed = kind !== 'note' || !link.endsWith('without names');
      // A project shows its insights and not its notes, so the cards are those of the insight.
      const isShown = maps[map] && isNamed && !link.endsWith('with a password');
      expect([link, page.includes(card.words)]).toEqual([link, isShown]);
    }
  });
});

test('a frame shows no evidence that a link to its project does not open', async () => {
  for (const { kind, map, id, words } of cards) {
    if (kind !== 'highlight' && kind !== 'reel' && kind !== 'tag') continue;
    const path = { highlight: 'highlights', reel: 'reels', tag: 'reels/tags' }[kind];
    const { body } = await new Visitor(app, place.workspace.subdomain).get(`/embed/${path}/${id}`);
    expect([kind, map, String(body).includes(words) && !maps[map]]).toEqual([kind, map, false]);
  }
});
