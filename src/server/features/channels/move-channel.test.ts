import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, close, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let colleague: Person;

beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  colleague = await place.member();
});

async function addFolder(title: string, by = maker): Promise<string> {
  const { createFolder } = await ask(
    by,
    'mutation ($title: String!) { createFolder(input: { title: $title }) { id } }',
    { title },
  );
  return createFolder.id;
}

async function addChannel(title: string, folderId: string | null = null, by = maker): Promise<string> {
  const { createChannel } = await ask(
    by,
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { id } }',
    { input: { title, folderId } },
  );
  return createChannel.id;
}

const move = (person: Person, id: string, folderId: string | null) =>
  person.graphql(
    'mutation ($id: ID!, $folderId: ID) { moveChannel(id: $id, folderId: $folderId) { folder { title } } }',
    { id, folderId },
  );

const sees = async (person: Person, id: string): Promise<boolean> =>
  (await ask(person, `{ channel(id: "${id}") { id } }`)).channel !== null;

const titlesIn = async (folderId: string): Promise<string[]> =>
  (await ask(maker, `{ channels(folderId: "${folderId}") { items { title } } }`)).channels.items.map(
    ({ title }: { title: string }) => title,
  );

const trashFolder = (person: Person, id: string) =>
  ask(person, `mutation { trashFolder(id: "${id}") { id } }`);
const restoreFolder = (person: Person, id: string) =>
  ask(person, `mutation { restoreFolder(id: "${id}") { id } }`);

describe('moving a channel', () => {
  it('puts it into a folder and takes it out again', async () => {
    const folderId = await addFolder('Shop');
    const id = await addChannel('Reviews');
    expect((await move(maker, id, folderId)).body.data.moveChannel.folder).toEqual({ title: 'Shop' });
    expect(await titlesIn(folderId)).toEqual(['Reviews']);
    expect((await move(maker, id, null)).body.data.moveChannel.folder).toBeNull();
    expect(await titlesIn(folderId)).toEqual([]);
    expect(await eventsOf(app, place, id)).toEqual(['channel.created', 'channel.moved', 'channel.moved']);
  });

  it('says nothing where it is there already', async () => {
    const folderId = await addFolder('Shop');
    const id = await addChannel('Reviews', folderId);
    await move(maker, id, folderId);
    expect(await eventsOf(app, place, id)).toEqual(['channel.created']);
  });

  it('a channel without access of its own takes on that of its folder, and keeps it on the top', async () => {
    const [open, closed] = [await addFolder('Open'), await addFolder('Closed')];
    await close(maker, { type: 'FOLDER', id: closed });
    const id = await addChannel('Reviews', open);
    expect(await sees(colleague, id)).toBe(true);
    await move(maker, id, closed);
    expect(await sees(colleague, id)).toBe(false);
    await move(maker, id, null);
    expect(await sees(colleague, id)).toBe(false);
    expect(await sees(maker, id)).toBe(true);
  });

  it('is refused without full access to the channel or write access to the folder', async () => {
    const id = await addChannel('Reviews');
    const theirs = await addFolder('Theirs', colleague);
    expect(errorOf(await move(colleague, id, theirs))[0]).toBe('Forbidden');
    await close(colleague, { type: 'FOLDER', id: theirs });
    expect(errorOf(await move(maker, id, theirs))[0]).toBe('NotFound');
  });
});

describe('the trash of folders', () => {
  it('takes its channels along and brings them back, but not those that were thrown away before', async () => {
    const folderId = await addFolder('Shop');
    const [id, earlier] = [await addChannel('Reviews', folderId), await addChannel('Tickets', folderId)];
    await ask(maker, `mutation { trashChannel(id: "${earlier}") { id } }`);
    await trashFolder(maker, folderId);
    expect(await sees(maker, id)).toBe(false);
    const { trash } = await ask(maker, '{ trash { items { type title } } }');
    expect(trash.items).toEqual([
      { type: 'FOLDER', title: 'Shop' },
      { type: 'CHANNEL', title: 'Tickets' },
    ]);
    await restoreFolder(maker, folderId);
    expect(await titlesIn(folderId)).toEqual(['Reviews']);
    expect(await sees(maker, earlier)).toBe(false);
  });

  it('a channel that comes back before its folder is on the top', async () => {
    const folderId = await addFolder('Shop');
    const id = await addChannel('Reviews', folderId);
    await ask(maker, `mutation { trashChannel(id: "${id}") { id } }`);
    await trashFolder(maker, folderId);
    await ask(maker, `mutation { restoreChannel(id: "${id}") { id } }`);
    await restoreFolder(maker, folderId);
    expect(await sees(maker, id)).toBe(true);
    expect(await titlesIn(folderId)).toEqual([]);
  });

  it('a channel of somebody else moves up to where the folder was', async () => {
    const outer = await addFolder('Outer');
    const { createFolder } = await ask(
      maker,
      'mutation ($parentId: ID) { createFolder(input: { title: "Inner", parentId: $parentId }) { id } }',
      { parentId: outer },
    );
    const theirs = await addChannel('Theirs', null, colleague);
    await move(colleague, theirs, createFolder.id);
    await trashFolder(maker, createFolder.id);
    const { channel } = await ask(colleague, `{ channel(id: "${theirs}") { folder { title } } }`);
    expect(channel.folder).toEqual({ title: 'Outer' });
  });
});
