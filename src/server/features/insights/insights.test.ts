import { describe, expect, it } from 'vitest';
import '#server/features/insights/tables.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, scene, viewer } from '#tests/support/team.ts';
import {
  addInsight,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  errorOf,
  eventsOf,
  grant,
} from '#tests/support/work.ts';

gatherTeam();

const publish = (person: Person, id: string) =>
  person.graphql(`mutation { publishInsight(id: "${id}") { id } }`);
const publishedTitles = async (person: Person): Promise<string[]> => {
  const { publishedInsights } = await ask(person, '{ publishedInsights { items { title } totalCount } }');
  expect(publishedInsights.totalCount).toBe(publishedInsights.items.length);
  return publishedInsights.items.map((insight: { title: string }) => insight.title);
};

describe('does it', () => {
  it('makes a draft, changes its title and status, and keeps what the status was', async () => {
    const { createInsight } = await ask(
      maker,
      'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id title status preview coverFileId publishedAt content } }',
      { input: { projectId, title: 'People skip', content: documentOf('Because of holidays') } },
    );
    expect(createInsight).toMatchObject({
      title: 'People skip',
      status: 'DRAFT',
      preview: 'Because of holidays',
      coverFileId: null,
      publishedAt: null,
    });
    const { updateInsight } = await ask(
      maker,
      `mutation { updateInsight(input: { id: "${createInsight.id}", status: IN_REVIEW }) { title status version } }`,
    );
    expect(updateInsight).toEqual({ title: 'People skip', status: 'IN_REVIEW', version: 2 });
    const changes = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      db
        .selectFrom('events')
        .select(['before', 'after', 'payload'])
        .where('type', '=', 'insight.updated')
        .execute(),
    );
    expect(changes).toEqual([
      {
        before: { status: 'draft' },
        after: { status: 'inReview' },
        payload: { insightId: createInsight.id, changed: ['status'] },
      },
    ]);
  });

  it('publishes and unpublishes; each publishing is a row with who and when', async () => {
    const id = await addInsight(maker, projectId, { title: 'Shown' });
    const { publishInsight } = await ask(
      maker,
      `mutation { publishInsight(id: "${id}") { publishedAt publishedBy { id } version } }`,
    );
    expect(publishInsight).toMatchObject({ publishedBy: { id: maker.id }, version: 2 });
    expect(Date.parse(publishInsight.publishedAt)).toBeLessThanOrEqual(app.clock.now().getTime());
    await publish(maker, id);
    expect(await publishedTitles(viewer)).toEqual(['Shown']);
    const { unpublishInsight } = await ask(
      place.owner,
      `mutation { unpublishInsight(id: "${id}") { publishedAt publishedBy { id } } }`,
    );
    expect(unpublishInsight).toEqual({ publishedAt: null, publishedBy: null });
    await ask(maker, `mutation { unpublishInsight(id: "${id}") { id } }`);
    expect(await publishedTitles(viewer)).toEqual([]);
    await publish(maker, id);
    expect(await eventsOf(app, place, id)).toEqual([
      'insight.created',
      'insight.published',
      'insight.unpublished',
      'insight.published',
    ]);
    const rows = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      db
        .selectFrom('insight_publications')
        .select(['published_by', 'unpublished_by'])
        .orderBy('published_at')
        .execute(),
    );
    expect(rows).toEqual([
      { published_by: maker.id, unpublished_by: place.owner.id },
      { published_by: maker.id, unpublished_by: null },
    ]);
  });

  it('shows on home what the person may see, newest publication first, in pages', async () => {
    const other = await addProject(maker, { title: 'Other' });
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd'])
      ids.push(await addInsight(maker, title === 'c' ? other : projectId, { title }));
    for (const at of [2, 0, 3, 1]) {
      app.clock.pass(1);
      await publish(maker, ids[at] ?? '');
    }
    expect(await publishedTitles(viewer)).toEqual(['b', 'd', 'a', 'c']);
    const first = await ask(viewer, '{ publishedInsights(first: 3) { items { title } endCursor } }');
    const rest = await ask(
      viewer,
      'query ($after: String) { publishedInsights(first: 3, after: $after) { items { title } endCursor } }',
      {
        after: first.publishedInsights.endCursor,
      },
    );
    expect(rest.publishedInsights).toEqual({ items: [{ title: 'c' }], endCursor: null });
    await close(maker, { type: 'PROJECT', id: other });
    await ask(maker, `mutation { trashInsights(ids: ["${ids[0]}"]) { id } }`);
    expect(await publishedTitles(viewer)).toEqual(['b', 'd']);
    await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
    expect(await publishedTitles(viewer)).toEqual([]);
  });

  it('lists a project’s insights for presenting: all, published or not', async () => {
    const [shown, kept] = [
      await addInsight(maker, projectId, { title: 'B' }),
      await addInsight(maker, projectId, { title: 'A' }),
    ];
    await publish(maker, shown);
    const list = async (filter: string): Promise<string[]> => {
      const { insights } = await ask(
        viewer,
        `{ insights(projectId: "${projectId}", sort: TITLE ${filter}) { items { id } totalCount } }`,
      );
      expect(insights.totalCount).toBe(insights.items.length);
      return insights.items.map(({ id }: { id: string }) => id);
    };
    expect(await list('')).toEqual([kept, shown]);
    expect(await list('published: true')).toEqual([shown]);
    expect(await list('published: false')).toEqual([kept]);
  });

  it('duplicates as a draft that is not published, locks, moves, trashes and restores', async () => {
    const id = await addInsight(maker, projectId, { title: 'Final', content: documentOf('Done') });
    await ask(maker, `mutation { updateInsight(input: { id: "${id}", status: FINAL }) { id } }`);
    await publish(maker, id);
    const { duplicateInsight } = await ask(
      maker,
      `mutation { duplicateInsight(id: "${id}") { title status publishedAt preview } }`,
    );
    expect(duplicateInsight).toEqual({
      title: 'Final (copy)',
      status: 'DRAFT',
      publishedAt: null,
      preview: 'Done',
    });
    await ask(maker, `mutation { lockInsight(id: "${id}") { id } }`);
    for (const mutation of [
      `updateInsight(input: { id: "${id}", title: "x" })`,
      `unpublishInsight(id: "${id}")`,
      `trashInsights(ids: ["${id}"])`,
    ]) {
      expect(errorOf(await maker.graphql(`mutation { ${mutation} { id } }`))[1]).toBe(
        'This is locked. Unlock it to make changes',
      );
    }
    await ask(maker, `mutation { unlockInsight(id: "${id}") { id } }`);
    const to = await addProject(maker, { title: 'To' });
    await ask(maker, `mutation { moveInsights(ids: ["${id}"], projectId: "${to}") { id } }`);
    await ask(maker, `mutation { trashInsights(ids: ["${id}"]) { id } }`);
    expect(await ask(maker, `{ insight(id: "${id}") { id } }`)).toEqual({ insight: null });
    await ask(maker, `mutation { restoreInsights(ids: ["${id}"]) { id } }`);
    const { insight } = await ask(
      viewer,
      `{ insight(id: "${id}") { projectId publishedBy { id } content } }`,
    );
    expect(insight).toMatchObject({ projectId: to, publishedBy: { id: maker.id } });
    expect(await eventsOf(app, place, id)).toEqual([
      'insight.created',
      'insight.updated',
      'insight.published',
      'insight.locked',
      'insight.unlocked',
      'insight.moved',
      'insight.trashed',
      'insight.restored',
    ]);
  });
});

describe('refuses it', () => {
  const mutations = (id: string): string[] => [
    `createInsight(input: { projectId: "${projectId}" })`,
    `updateInsight(input: { id: "${id}", status: FINAL })`,
    `publishInsight(id: "${id}")`,
    `unpublishInsight(id: "${id}")`,
    `duplicateInsight(id: "${id}")`,
    `lockInsight(id: "${id}")`,
    `unlockInsight(id: "${id}")`,
    `trashInsights(ids: ["${id}"])`,
    `moveInsights(ids: ["${id}"], projectId: "${projectId}")`,
  ];

  it('to viewers, even in a group with full access', async () => {
    const id = await addInsight(maker, projectId);
    const { createGroup } = await ask(place.owner, 'mutation { createGroup(name: "Full") { id } }');
    await ask(
      place.owner,
      `mutation { changeGroupMembers(input: { groupId: "${createGroup.id}", add: ["${viewer.id}"] }) { id } }`,
    );
    await ask(
      maker,
      `mutation { grantAccess(input: { type: PROJECT, id: "${projectId}", grantees: [{ groupId: "${createGroup.id}" }], level: FULL }) { inherited } }`,
    );
    expect((await ask(viewer, `{ insight(id: "${id}") { viewerLevel } }`)).insight.viewerLevel).toBe('READ');
    for (const mutation of mutations(id)) {
      const refused = errorOf(await viewer.graphql(`mutation { ${mutation} { id } }`));
      expect([mutation, ...refused]).toEqual([mutation, 'Forbidden', 'Viewers cannot do this']);
    }
    expect(await eventsOf(app, place, id)).toEqual(['insight.created']);
  });

  it('to whoever does not see a private insight in a project they see', async () => {
    const id = await addInsight(maker, projectId, { title: 'Private' });
    await detach(maker, { type: 'INSIGHT', id });
    await close(maker, { type: 'INSIGHT', id });
    await publish(maker, id);
    const colleague = await place.member();
    expect(
      await ask(
        colleague,
        `{ insight(id: "${id}") { id } insights(projectId: "${projectId}") { totalCount } }`,
      ),
    ).toEqual({ insight: null, insights: { totalCount: 0 } });
    expect(await publishedTitles(colleague)).toEqual([]);
    for (const mutation of mutations(id).slice(1)) {
      expect([mutation, errorOf(await colleague.graphql(`mutation { ${mutation} { id } }`))[0]]).toEqual([
        mutation,
        'NotFound',
      ]);
    }
    await grant(maker, { type: 'INSIGHT', id }, colleague, 'READ');
    expect(await publishedTitles(colleague)).toEqual(['Private']);
    expect(errorOf(await publish(colleague, id))[0]).toBe('Forbidden');
  });
});

describe('another workspace', () => {
  it('is as far away as an unknown id', async () => {
    const id = await addInsight(maker, projectId, { title: 'Ours' });
    await publish(maker, id);
    const { owner: stranger } = await scene.workspace('Other');
    const own = await addProject(stranger);
    const ownInsight = await addInsight(stranger, own);
    expect(await publishedTitles(stranger)).toEqual([]);
    expect(
      await ask(
        stranger,
        `{ insight(id: "${id}") { id } insights(projectId: "${projectId}") { totalCount } }`,
      ),
    ).toEqual({ insight: null, insights: { totalCount: 0 } });
    for (const mutation of [
      `createInsight(input: { projectId: "${projectId}" })`,
      `updateInsight(input: { id: "${id}" })`,
      `publishInsight(id: "${id}")`,
      `unpublishInsight(id: "${id}")`,
      `duplicateInsight(id: "${id}")`,
      `lockInsight(id: "${id}")`,
      `trashInsights(ids: ["${ownInsight}", "${id}"])`,
      `restoreInsights(ids: ["${id}"])`,
      `moveInsights(ids: ["${ownInsight}"], projectId: "${projectId}")`,
      `moveInsights(ids: ["${id}"], projectId: "${own}")`,
    ]) {
      expect([mutation, errorOf(await stranger.graphql(`mutation { ${mutation} { id } }`))[0]]).toEqual([
        mutation,
        'NotFound',
      ]);
    }
  });
});

describe('limits', () => {
  it('a title has at most 200 characters', async () => {
    const create = (title: string) =>
      maker.graphql('mutation ($input: CreateInsightInput!) { createInsight(input: $input) { title } }', {
        input: { projectId, title },
      });
    expect((await create('a'.repeat(200))).body.errors).toBeUndefined();
    expect(errorOf(await create('a'.repeat(201)))).toEqual([
      'ValidationError',
      'Insight title must be at most 200 characters',
    ]);
  });

  it('ten people publish at once: one publication, one event', async () => {
    const id = await addInsight(maker, projectId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(maker, id)));
    expect(answers.flatMap(({ body }) => body.errors ?? [])).toEqual([]);
    expect(await eventsOf(app, place, id)).toEqual(['insight.created', 'insight.published']);
  });
});
