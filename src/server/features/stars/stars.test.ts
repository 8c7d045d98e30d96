import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { addContact } from '#tests/support/people.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, scene, viewer } from '#tests/support/team.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  errorOf,
  eventsOf,
  grant,
} from '#tests/support/work.ts';

gatherTeam();

let noteId: string;

beforeEach(async () => {
  noteId = await addNote(maker, projectId, { title: 'Interview' });
});

type Card = { type: string; id: string; title: string };

async function list(person: Person, field: string): Promise<Card[]> {
  const data = await ask(person, `{ cards: ${field} { items { type id title } } }`);
  return data.cards.items;
}
const idsOf = async (person: Person, field: string): Promise<string[]> =>
  (await list(person, field)).map(({ id }) => id);

function mutate(person: Person, verb: string, type: string, id: string, more = '') {
  return person.graphql(`mutation { ${verb}(type: ${type}, id: "${id}" ${more}) }`);
}
const visit = (person: Person, type: string, id: string, more = '') =>
  mutate(person, 'recordVisit', type, id, more);

describe('does it', () => {
  it('names who took part in a note, and hides hidden contacts', async () => {
    const secret = await addContact(maker, { name: 'Secret Sam', noteId });
    await addContact(maker, { name: 'Rosa Diaz', noteId });
    await ask(place.owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [secret] });
    await mutate(viewer, 'star', 'PROJECT', projectId);
    app.clock.pass(1);
    await mutate(viewer, 'star', 'NOTE', noteId);
    const { starred } = await ask(viewer, '{ starred { items { participants } } }');
    expect(starred.items).toEqual([
      { participants: expect.arrayContaining(['Contact hidden', 'Rosa Diaz']) },
      { participants: [] },
    ]);
    expect(JSON.stringify(starred)).not.toContain('Sam');
  });

  it('stars anything that one sees, for oneself alone', async () => {
    const insightId = await addInsight(maker, projectId, { title: 'Finding' });
    for (const [type, id] of [
      ['PROJECT', projectId],
      ['NOTE', noteId],
      ['INSIGHT', insightId],
    ] as const) {
      app.clock.pass(1);
      await mutate(viewer, 'star', type, id);
      await mutate(viewer, 'star', type, id);
    }
    expect(await list(viewer, 'starred')).toEqual([
      { type: 'INSIGHT', id: insightId, title: 'Finding' },
      { type: 'NOTE', id: noteId, title: 'Interview' },
      { type: 'PROJECT', id: projectId, title: 'Research' },
    ]);
    expect(await idsOf(viewer, 'starred(type: NOTE)')).toEqual([noteId]);
    const query = `{ note(id: "${noteId}") { starred } insight(id: "${insightId}") { starred } project(id: "${projectId}") { starred } }`;
    expect(Object.values(await ask(viewer, query))).toEqual([
      { starred: true },
      { starred: true },
      { starred: true },
    ]);
    expect(Object.values(await ask(maker, query))).toEqual([
      { starred: false },
      { starred: false },
      { starred: false },
    ]);
    await mutate(viewer, 'unstar', 'NOTE', noteId);
    expect(await idsOf(viewer, 'starred')).toEqual([insightId, projectId]);
    expect(await eventsOf(app, place, noteId)).toEqual(['note.created']);
  });

  it('remembers the last visits and where one was', async () => {
    await visit(viewer, 'NOTE', noteId, 'position: "block-7"');
    app.clock.pass(60);
    await visit(viewer, 'PROJECT', projectId);
    expect(await idsOf(viewer, 'recent')).toEqual([projectId, noteId]);
    expect(await idsOf(viewer, 'recent(type: PROJECT)')).toEqual([projectId]);
    app.clock.pass(60);
    await visit(viewer, 'NOTE', noteId);
    const { recent } = await ask(
      viewer,
      '{ recent { items { id position project { title } createdBy { id } } } }',
    );
    expect(recent.items[0]).toEqual({
      id: noteId,
      position: 'block-7',
      project: { title: 'Research' },
      createdBy: { id: maker.id },
    });
    expect(await idsOf(maker, 'recent')).toEqual([]);
  });

  it('writes a visit at most every 30 seconds, a new place at once', async () => {
    const at = async () => (await ask(viewer, '{ recent { items { at position } } }')).recent.items[0];
    await visit(viewer, 'NOTE', noteId, 'position: "a"');
    const first = await at();
    app.clock.pass(10);
    await visit(viewer, 'NOTE', noteId, 'position: "a"');
    await visit(viewer, 'NOTE', noteId);
    expect(await at()).toEqual(first);
    await visit(viewer, 'NOTE', noteId, 'position: "b"');
    expect((await at()).position).toBe('b');
    app.clock.pass(31);
    const before = (await at()).at;
    await visit(viewer, 'NOTE', noteId);
    expect(Date.parse((await at()).at)).toBeGreaterThan(Date.parse(before));
  });

  it('lists what one made, and what others shared by name or by group', async () => {
    const colleague = await place.member();
    const mine = await addProject(colleague, { title: 'Mine' });
    app.clock.pass(1);
    const insightId = await addInsight(colleague, projectId, { title: 'My finding' });
    expect(await idsOf(colleague, 'yourWork')).toEqual([insightId, mine]);
    expect(await idsOf(colleague, 'yourWork(type: PROJECT)')).toEqual([mine]);
    expect(await idsOf(colleague, 'yourWork(type: INSIGHT)')).toEqual([insightId]);

    const workOf = async (asking: Person, type = '') => {
      const { member } = await ask(
        asking,
        `{ member(id: "${colleague.id}") { work${type} { items { id } } } }`,
      );
      return member.work.items.map(({ id }: { id: string }) => id);
    };
    expect(await workOf(maker)).toEqual([insightId, mine]);
    expect(await workOf(viewer, '(type: PROJECT)')).toEqual([mine]);
    await close(colleague, { type: 'PROJECT', id: mine });
    expect(await workOf(viewer)).toEqual([insightId]);

    expect(await idsOf(colleague, 'sharedWithYou')).toEqual([]);
    await detach(maker, { type: 'NOTE', id: noteId });
    await grant(maker, { type: 'NOTE', id: noteId }, colleague, 'READ');
    await grant(colleague, { type: 'PROJECT', id: mine }, colleague, 'FULL');
    app.clock.pass(1);
    const { createGroup } = await ask(place.owner, 'mutation { createGroup(name: "Design") { id } }');
    await ask(
      place.owner,
      `mutation { changeGroupMembers(input: { groupId: "${createGroup.id}", add: ["${colleague.id}"] }) { id } }`,
    );
    await ask(
      maker,
      `mutation { grantAccess(input: { type: PROJECT, id: "${projectId}", grantees: [{ groupId: "${createGroup.id}" }], level: READ }) { inherited } }`,
    );
    // Which groups a person is in is known for a moment longer than it is true.
    const shared = await eventually('the group’s share shows', async () => {
      const ids = await idsOf(colleague, 'sharedWithYou');
      return ids.length === 2 && ids;
    });
    expect(shared).toEqual([projectId, noteId]);
    await ask(
      maker,
      `mutation { revokeAccess(input: { type: NOTE, id: "${noteId}", grantee: { memberId: "${colleague.id}" } }) { inherited } }`,
    );
    expect(await idsOf(colleague, 'sharedWithYou')).toEqual([projectId]);
  });

  it('pages through a list', async () => {
    const ids = [noteId];
    for (let n = 0; n < 4; n += 1) {
      app.clock.pass(1);
      ids.unshift(await addNote(maker, projectId));
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const data = await ask(
        maker,
        'query ($after: String) { yourWork(type: NOTE, first: 2, after: $after) { items { id } endCursor } }',
        { after },
      );
      seen.push(...data.yourWork.items.map(({ id }: { id: string }) => id));
      after = data.yourWork.endCursor;
    } while (after !== null);
    expect(seen).toEqual(ids);
  });

  it('shows in the trash exactly what one may restore', async () => {
    const other = await place.member();
    const [made, thrown, neither] = [
      await addNote(other, projectId),
      await addInsight(maker, projectId),
      await addNote(maker, projectId),
    ];
    await ask(maker, `mutation { trashNotes(ids: ["${made}", "${neither}"]) { id } }`);
    app.clock.pass(1);
    await ask(other, `mutation { trashInsights(ids: ["${thrown}"]) { id } }`);
    expect((await idsOf(maker, 'trash')).toSorted()).toEqual([made, thrown, neither].toSorted());
    expect(await idsOf(other, 'trash')).toEqual([thrown, made]);
    expect(await idsOf(viewer, 'trash')).toEqual([]);
    const { trash } = await ask(
      maker,
      '{ trash(first: 1) { items { type title trashedAt trashedBy { id } project { id } } endCursor } }',
    );
    expect(trash.items[0]).toMatchObject({
      type: 'INSIGHT',
      trashedBy: { id: other.id },
      project: { id: projectId },
    });
    const next = await ask(
      maker,
      'query ($after: String) { trash(first: 5, after: $after) { items { id } } }',
      { after: trash.endCursor },
    );
    expect(next.trash.items).toHaveLength(2);

    const second = await addProject(maker, { title: 'Second' });
    expect(await idsOf(maker, `trash(projectId: "${second}")`)).toEqual([]);
    expect(await idsOf(maker, `trash(projectId: "${projectId}")`)).toHaveLength(3);
    await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
    expect(await idsOf(maker, 'trash')).toEqual([projectId]);
    expect(await idsOf(other, 'trash')).toEqual([]);
    for (const [type, id] of [
      ['PROJECT', projectId],
      ['NOTE', made],
      ['INSIGHT', thrown],
    ] as const)
      await mutate(maker, 'restoreFromTrash', type, id);
    expect(await idsOf(maker, 'trash')).toEqual([neither]);
  });
});

describe('refuses it', () => {
  it('leaves out what one can’t see any more, and what is in the trash', async () => {
    await mutate(viewer, 'star', 'NOTE', noteId);
    await visit(viewer, 'NOTE', noteId);
    await mutate(maker, 'star', 'NOTE', noteId);
    await ask(maker, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
    expect(await idsOf(maker, 'starred')).toEqual([]);
    expect(await idsOf(viewer, 'recent')).toEqual([]);
    await ask(maker, `mutation { restoreNotes(ids: ["${noteId}"]) { id } }`);
    await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
    expect([...(await idsOf(maker, 'starred')), ...(await idsOf(maker, 'yourWork'))]).toEqual([]);
    expect(errorOf(await mutate(maker, 'star', 'NOTE', noteId))[0]).toBe('NotFound');
    await ask(maker, `mutation { restoreProject(id: "${projectId}") { id } }`);
    expect(await idsOf(viewer, 'starred')).toEqual([noteId]);
    await close(maker, { type: 'PROJECT', id: projectId });
    expect([...(await idsOf(viewer, 'starred')), ...(await idsOf(viewer, 'recent'))]).toEqual([]);
    for (const verb of ['star', 'recordVisit']) {
      expect(errorOf(await mutate(viewer, verb, 'NOTE', noteId))[0]).toBe('NotFound');
    }
    expect((await mutate(viewer, 'unstar', 'NOTE', noteId)).body.data.unstar).toBe(true);
  });

  it('a note that only its maker saw is in nobody else’s trash', async () => {
    const secret = await addNote(maker, projectId, { title: 'Secret' });
    await detach(maker, { type: 'NOTE', id: secret });
    await close(maker, { type: 'NOTE', id: secret });
    await ask(maker, `mutation { trashNotes(ids: ["${secret}"]) { id } }`);
    await grant(maker, { type: 'PROJECT', id: projectId }, place.owner, 'FULL');
    expect(await idsOf(place.owner, 'trash')).toEqual([]);
    const tried = await place.owner.graphql(`mutation { restoreNotes(ids: ["${secret}"]) { id } }`);
    expect(errorOf(tried)[0]).toBe('NotFound');
    expect(await idsOf(maker, 'trash')).toEqual([secret]);
  });

  it('a note under another type', async () => {
    expect(errorOf(await mutate(maker, 'star', 'PROJECT', noteId))[0]).toBe('NotFound');
    expect(errorOf(await visit(maker, 'INSIGHT', noteId))[0]).toBe('NotFound');
  });
});

describe('another workspace', () => {
  it('is as far away as an unknown id', async () => {
    await mutate(maker, 'star', 'NOTE', noteId);
    await visit(maker, 'NOTE', noteId);
    await ask(maker, `mutation { trashNotes(ids: ["${await addNote(maker, projectId)}"]) { id } }`);
    const { owner: stranger } = await scene.workspace('Other');
    for (const field of [
      'starred',
      'recent',
      'yourWork',
      'sharedWithYou',
      'trash',
      `trash(projectId: "${projectId}")`,
    ]) {
      expect([field, await idsOf(stranger, field)]).toEqual([field, []]);
    }
    for (const verb of ['star', 'recordVisit']) {
      expect(errorOf(await mutate(stranger, verb, 'NOTE', noteId))[0]).toBe('NotFound');
    }
    await mutate(stranger, 'unstar', 'NOTE', noteId);
    expect(await idsOf(maker, 'starred')).toEqual([noteId]);
  });
});

describe('limits', () => {
  it('a position has at most 200 characters', async () => {
    expect(
      (await visit(maker, 'NOTE', noteId, `position: "${'x'.repeat(200)}"`)).body.errors,
    ).toBeUndefined();
    const refused = await visit(maker, 'NOTE', noteId, `position: "${'x'.repeat(201)}"`);
    expect(errorOf(refused)).toEqual(['ValidationError', 'Position must be at most 200 characters']);
  });

  it('a page has at most 100 cards', async () => {
    for (const field of ['starred', 'recent', 'yourWork', 'sharedWithYou', 'trash']) {
      expect(errorOf(await maker.graphql(`{ ${field}(first: 101) { endCursor } }`))[0]).toBe(
        'ValidationError',
      );
    }
  });
});
