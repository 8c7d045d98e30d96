import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { createPrivateProject, createProject, dataOf, errorOf, grant } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import './tables.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let asker: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Requests');
  [maker, asker] = [await place.member(), await place.member()];
});

const request = (person: Person, id: string, message = 'Please') =>
  person.graphql('mutation ($input: RequestAccessInput!) { requestAccess(input: $input) }', {
    input: { type: 'PROJECT', id, message },
  });
const answer = (person: Person, id: string, approve: boolean, level?: string) =>
  person.graphql(
    'mutation ($input: AnswerAccessRequestInput!) { answerAccessRequest(input: $input) { approved } }',
    {
      input: { id, approve, ...(level && { level }) },
    },
  );
const listQuery = `query ($first: Int, $after: String) { accessRequests(first: $first, after: $after) {
  items { id objectType objectId objectTitle message member { id } approved } endCursor totalCount } }`;
const open = async (person: Person) => dataOf(await person.graphql(listQuery)).accessRequests;
const level = async (person: Person, id: string) => {
  const { body } = await person.graphql(
    'query ($id: ID!) { objectAccess(type: PROJECT, id: $id) { viewerLevel } }',
    { id },
  );
  return body.data?.objectAccess.viewerLevel ?? null;
};

async function asked(): Promise<{ id: string; requestId: string }> {
  const id = await createPrivateProject(maker, 'Quiet study');
  dataOf(await request(asker, id));
  return { id, requestId: (await open(maker)).items[0].id };
}

describe('requests', () => {
  it('reach whoever is in charge', async () => {
    const { id } = await asked();
    expect((await open(maker)).items).toMatchObject([
      {
        objectType: 'PROJECT',
        objectId: id,
        objectTitle: 'Quiet study',
        message: 'Please',
        member: { id: asker.id },
        approved: null,
      },
    ]);
    expect((await open(asker)).totalCount).toBe(0);
    expect((await open(place.owner)).totalCount).toBe(0);
  });

  it('are approved with READ or more', async () => {
    const first = await asked();
    expect(dataOf(await answer(maker, first.requestId, true)).answerAccessRequest.approved).toBe(true);
    expect(await level(asker, first.id)).toBe('READ');
    expect((await open(maker)).totalCount).toBe(0);
    dataOf(await request(asker, first.id, 'More'));
    const [more] = (await open(maker)).items;
    dataOf(await answer(maker, more.id, true, 'WRITE'));
    expect(await level(asker, first.id)).toBe('WRITE');
  });

  it('never lower what somebody has', async () => {
    const { id, requestId } = await asked();
    dataOf(await grant(maker, id, 'WRITE', { memberId: asker.id }));
    dataOf(await answer(maker, requestId, true, 'READ'));
    expect(await level(asker, id)).toBe('WRITE');
  });

  it('are declined, and may come again', async () => {
    const { id, requestId } = await asked();
    expect(dataOf(await answer(maker, requestId, false)).answerAccessRequest.approved).toBe(false);
    expect(await level(asker, id)).toBeNull();
    dataOf(await request(asker, id));
    expect((await open(maker)).totalCount).toBe(1);
  });

  it('are open once for a person and an object', async () => {
    const { id } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(asker, id, 'Again')));
    expect(answers.map((one) => dataOf(one).requestAccess)).toEqual(Array.from({ length: 10 }, () => true));
    expect((await open(maker)).items).toMatchObject([{ message: 'Please' }]);
  });

  it('come in pages, newest first', async () => {
    const ids: string[] = [];
    for (const title of ['A', 'B', 'C']) {
      const id = await createPrivateProject(maker, title);
      ids.push(id);
      dataOf(await request(asker, id));
    }
    const first = dataOf(await maker.graphql(listQuery, { first: 2 })).accessRequests;
    const second = dataOf(
      await maker.graphql(listQuery, { first: 2, after: first.endCursor }),
    ).accessRequests;
    const titles = [...first.items, ...second.items].map(({ objectTitle }) => objectTitle);
    expect([titles, second.endCursor, second.totalCount]).toEqual([['C', 'B', 'A'], null, 3]);
  });
});

describe('refusals', () => {
  it('tells nothing of what is there', async () => {
    const other = await scene.workspace('Foreign');
    const foreign = await createProject(other.owner);
    const trashed = await createPrivateProject(maker);
    dataOf(await maker.graphql('mutation ($id: ID!) { trashProject(id: $id) { id } }', { id: trashed }));
    for (const id of [newId(), 'nonsense', foreign, trashed]) {
      expect(await request(asker, id)).toMatchObject({
        status: 200,
        body: { data: { requestAccess: true } },
      });
    }
    const { rows } = await app.database.owner.query('select 1 from access_requests where workspace_id = $1', [
      place.workspace.id,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('needs nothing from whoever has everything', async () => {
    const id = await createPrivateProject(maker);
    dataOf(await request(maker, id));
    expect((await open(maker)).totalCount).toBe(0);
  });

  it('respects the switch of the workspace', async () => {
    const id = await createPrivateProject(maker);
    dataOf(
      await place.owner.graphql(
        'mutation { updateWorkspaceSettings(input: { accessRequestsDisabled: true }) { readOnly } }',
      ),
    );
    const late = await place.member();
    expect(errorOf(await request(late, id))).toEqual({
      code: 'Forbidden',
      message: 'Access requests are turned off in this workspace',
    });
  });

  it('is answered once, by people in charge', async () => {
    const { id, requestId } = await asked();
    expect(errorOf(await answer(asker, requestId, true)).code).toBe('NotFound');
    const writer = await place.member();
    dataOf(await grant(maker, id, 'WRITE', { memberId: writer.id }));
    expect(errorOf(await answer(writer, requestId, true)).code).toBe('Forbidden');
    dataOf(await answer(maker, requestId, false));
    expect(errorOf(await answer(maker, requestId, true)).code).toBe('NotFound');
    expect(await level(asker, id)).toBeNull();
  });

  it('lets nobody in who was shut out meanwhile', async () => {
    const { requestId } = await asked();
    dataOf(
      await place.owner.graphql('mutation ($id: ID!) { suspendMember(id: $id) { id } }', { id: asker.id }),
    );
    expect(errorOf(await answer(maker, requestId, true)).code).toBe('ValidationError');
    expect((await open(maker)).totalCount).toBe(1);
  });
});

describe('other workspaces', () => {
  it('answers nothing of theirs', async () => {
    const { requestId } = await asked();
    const other = await scene.workspace('Foreign');
    expect(errorOf(await answer(other.owner, requestId, true)).code).toBe('NotFound');
  });
});

describe('limits', () => {
  it('takes 1000 characters', async () => {
    const id = await createPrivateProject(maker);
    expect(errorOf(await request(asker, id, 'x'.repeat(1001))).message).toBe(
      'Message must be at most 1,000 characters',
    );
    dataOf(await request(asker, id, 'x'.repeat(1000)));
  });
});
