import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import {
  createPrivateProject,
  createProject,
  dataOf,
  errorOf,
  grant,
  revoke,
} from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { goodPassword, Visitor } from '#tests/support/visitor.ts';
import { inviteByMail } from '#tests/support/workspace-people.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let follower: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('News');
  [maker, follower] = [await place.member({ name: 'Maker' }), await place.member({ name: 'Follower' })];
});

const listQuery = `query ($first: Int, $after: String, $unreadOnly: Boolean) { notifications(first: $first, after: $after, unreadOnly: $unreadOnly) {
  items { id type text link metadata actor { id } readAt } endCursor totalCount } unreadCount }`;
async function news(person: Person, variables: Record<string, unknown> = {}) {
  await app.dispatcher?.drain();
  const { notifications, unreadCount } = dataOf(await person.graphql(listQuery, variables));
  return { ...notifications, unreadCount };
}
const follow = (person: Person, id: string, frequency = 'DAILY') =>
  person.graphql(
    'mutation ($input: FollowInput!) { follow(input: $input) { objectType objectId title frequency } }',
    {
      input: { type: 'PROJECT', id, frequency },
    },
  );
const unfollow = (person: Person, id: string) =>
  person.graphql('mutation ($id: ID!) { unfollow(type: PROJECT, id: $id) }', { id });
const change = async (person: Person, id: string, title: string) =>
  dataOf(
    await person.graphql(
      'mutation ($id: ID!, $title: String!) { updateProject(input: { id: $id, title: $title }) { id } }',
      { id, title },
    ),
  );
const setOptions = (person: Person, input: Record<string, unknown>) =>
  person.graphql(
    `mutation ($input: NotificationOptionsInput!) { updateNotificationOptions(input: $input) {
      projectId inherited allChangesEnabled insightsPublishedEnabled allCommentsEnabled } }`,
    { input },
  );
const requestAccess = async (person: Person, id: string) =>
  dataOf(
    await person.graphql('mutation ($input: RequestAccessInput!) { requestAccess(input: $input) }', {
      input: { type: 'PROJECT', id },
    }),
  );
const answerFirst = async (person: Person, approve: boolean) => {
  const { accessRequests } = dataOf(await person.graphql('{ accessRequests { items { id } } }'));
  const input = { id: accessRequests.items[0].id, approve };
  dataOf(
    await person.graphql(
      'mutation ($input: AnswerAccessRequestInput!) { answerAccessRequest(input: $input) { id } }',
      { input },
    ),
  );
};

/** Some news that tells of nothing hidden. */
async function declined(person: Person): Promise<void> {
  await requestAccess(person, await createPrivateProject(maker));
  await answerFirst(maker, false);
  await app.dispatcher?.drain();
}

describe('notifications', () => {
  it('tell whoever is in charge that somebody asks, and the asker what came of it', async () => {
    const id = await createPrivateProject(maker, 'Quiet study');
    await requestAccess(follower, id);
    const asked = await news(maker);
    expect(asked).toMatchObject({
      unreadCount: 1,
      items: [
        {
          type: 'accessRequest',
          text: 'Follower requests access to Quiet study',
          actor: { id: follower.id },
          metadata: { objectId: id, decision: null },
        },
      ],
    });
    expect(asked.items[0].link).toMatch(/^\/projects\/.+\/settings\/access$/);
    await answerFirst(maker, true);
    expect((await news(follower)).items).toMatchObject([
      { text: 'Maker gave you access to Quiet study', metadata: { decision: 'approved' } },
    ]);
    expect((await news(place.owner)).totalCount).toBe(0);
  });

  it('tell of a refusal without a name', async () => {
    await declined(follower);
    expect((await news(follower)).items).toMatchObject([
      { text: 'Your request for access was declined', actor: null, link: '/home' },
    ]);
  });

  it('tell whoever invited that the person came', async () => {
    const token = await inviteByMail(app, { member: maker.visitor }, 'joins@news.example', 'VIEWER');
    const visitor = new Visitor(app, place.workspace.subdomain);
    await visitor.post('/api/auth/accept-invite', { token, name: 'New Person', password: goodPassword });
    expect((await news(maker)).items).toMatchObject([
      { type: 'memberJoined', text: 'New Person accepted your invitation' },
    ]);
  });

  it('tell followers of changes when they want to hear of all', async () => {
    const id = await createProject(maker, 'Watched');
    for (const person of [follower, maker]) {
      dataOf(await follow(person, id));
      dataOf(await setOptions(person, { allChangesEnabled: true }));
    }
    await change(maker, id, 'Watched closely');
    expect((await news(follower)).items).toMatchObject([
      { type: 'followedChange', text: 'Watched closely was changed', actor: { id: maker.id } },
    ]);
    expect((await news(maker)).totalCount).toBe(0);
    dataOf(await setOptions(follower, { projectId: id, allChangesEnabled: false }));
    await change(maker, id, 'Silence');
    expect((await news(follower)).totalCount).toBe(1);
  });

  it('say nothing of changes by default', async () => {
    const id = await createProject(maker);
    dataOf(await follow(follower, id));
    await change(maker, id, 'Changed');
    expect((await news(follower)).totalCount).toBe(0);
  });

  it('are marked read, some or all', async () => {
    for (let n = 0; n < 3; n += 1) await declined(follower);
    const { items } = await news(follower);
    const mark = async (ids: string[]) =>
      dataOf(await follower.graphql('mutation ($ids: [ID!]!) { markRead(ids: $ids) }', { ids })).markRead;
    expect(await mark([items[0].id, newId()])).toBe(1);
    expect(await mark([items[0].id])).toBe(0);
    expect(await news(follower, { unreadOnly: true })).toMatchObject({ unreadCount: 2, totalCount: 2 });
    expect(dataOf(await follower.graphql('mutation { markAllRead }')).markAllRead).toBe(2);
    expect(await news(follower)).toMatchObject({ unreadCount: 0, totalCount: 3 });
  });

  it('come in pages, newest first', async () => {
    for (let n = 0; n < 3; n += 1) await declined(follower);
    const first = await news(follower, { first: 2 });
    const second = await news(follower, { first: 2, after: first.endCursor });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    expect(second.endCursor).toBeNull();
  });

  it('are forgotten with whoever leaves', async () => {
    const id = await createProject(maker);
    dataOf(await follow(follower, id));
    await declined(follower);
    dataOf(await place.owner.graphql('mutation ($id: ID!) { removeMember(id: $id) }', { id: follower.id }));
    await app.dispatcher?.drain();
    const { rows } = await app.database.owner.query(
      `select (select count(*) from notifications where member_id = $1)::int + (select count(*) from follows where member_id = $1)::int as left`,
      [follower.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe('following', () => {
  it('starts, changes its frequency and stops', async () => {
    const id = await createProject(maker, 'Watched');
    expect(dataOf(await follow(follower, id)).follow).toEqual({
      objectType: 'PROJECT',
      objectId: id,
      title: 'Watched',
      frequency: 'DAILY',
    });
    dataOf(await follow(follower, id, 'MONTHLY'));
    const query =
      'query ($id: ID!) { follow(type: PROJECT, id: $id) { frequency } follows { items { objectId } totalCount } }';
    expect(dataOf(await follower.graphql(query, { id }))).toEqual({
      follow: { frequency: 'MONTHLY' },
      follows: { items: [{ objectId: id }], totalCount: 1 },
    });
    dataOf(await unfollow(follower, id));
    expect(dataOf(await follower.graphql(query, { id })).follow).toBeNull();
  });

  it('has options in general and for a project', async () => {
    const id = await createProject(maker);
    const options = async (projectId: string | null) =>
      dataOf(
        await follower.graphql(
          'query ($projectId: ID) { notificationOptions(projectId: $projectId) { projectId inherited allChangesEnabled insightsPublishedEnabled allCommentsEnabled } }',
          { projectId },
        ),
      ).notificationOptions;
    const defaults = { allChangesEnabled: false, insightsPublishedEnabled: true, allCommentsEnabled: false };
    expect(await options(null)).toEqual({ projectId: null, inherited: false, ...defaults });
    dataOf(await setOptions(follower, { allCommentsEnabled: true }));
    expect(await options(id)).toEqual({
      projectId: id,
      inherited: true,
      ...defaults,
      allCommentsEnabled: true,
    });
    dataOf(await setOptions(follower, { projectId: id, insightsPublishedEnabled: false }));
    expect(await options(id)).toEqual({
      projectId: id,
      inherited: false,
      ...defaults,
      allCommentsEnabled: true,
      insightsPublishedEnabled: false,
    });
    expect((await options(null)).insightsPublishedEnabled).toBe(true);
  });
});

describe('refusals', () => {
  it('shows nothing of what somebody can no longer see', async () => {
    const id = await createPrivateProject(maker, 'Closing');
    dataOf(await grant(maker, id, 'FULL', { memberId: follower.id }));
    dataOf(await follow(follower, id));
    dataOf(await setOptions(follower, { allChangesEnabled: true }));
    await change(maker, id, 'Secret now');
    // That they were let in, and the change.
    expect(await news(follower)).toMatchObject({ totalCount: 2, unreadCount: 2 });
    dataOf(await revoke(maker, id, { memberId: follower.id }));
    expect(await news(follower)).toMatchObject({ totalCount: 0, unreadCount: 0, items: [] });
    await change(maker, id, 'More secret');
    await app.dispatcher?.drain();
    dataOf(await grant(maker, id, 'READ', { memberId: follower.id }));
    // Nothing was stored while they were out; that they are in again is new.
    expect(await news(follower)).toMatchObject({ totalCount: 3 });
    dataOf(await maker.graphql('mutation ($id: ID!) { trashProject(id: $id) { id } }', { id }));
    expect(await news(follower)).toMatchObject({ totalCount: 0, unreadCount: 0 });
  });

  it('follows only what one sees, and stops following anything', async () => {
    const hidden = await createPrivateProject(maker);
    expect(errorOf(await follow(follower, hidden)).code).toBe('NotFound');
    expect(errorOf(await setOptions(follower, { projectId: hidden, allChangesEnabled: true })).code).toBe(
      'NotFound',
    );
    expect(dataOf(await unfollow(follower, hidden)).unfollow).toBe(true);
  });
});

describe('other workspaces', () => {
  it('are not there, and other people’s news are not one’s own', async () => {
    const other = await scene.workspace('Foreign');
    expect(errorOf(await follow(follower, await createProject(other.owner))).code).toBe('NotFound');
    await declined(follower);
    const [item] = (await news(follower)).items;
    for (const person of [other.owner, maker]) {
      expect(
        dataOf(await person.graphql('mutation ($ids: [ID!]!) { markRead(ids: $ids) }', { ids: [item.id] }))
          .markRead,
      ).toBe(0);
    }
    expect((await news(follower)).unreadCount).toBe(1);
  });
});

describe('limits', () => {
  it('marks at most 1,000 at a time', async () => {
    const ids = Array.from({ length: 1001 }, () => newId());
    expect(
      errorOf(await follower.graphql('mutation ($ids: [ID!]!) { markRead(ids: $ids) }', { ids })).code,
    ).toBe('ValidationError');
  });
});
