// Security case 7: what a person may not set can't be slipped in beside what they may.
import { isInputObjectType, getNullableType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '#tests/support/visitor.ts';
import { inviteByMail } from '#tests/support/workspace-people.ts';
import { fingerprint } from './fingerprint.ts';
import { getField, operationsOf } from './operations.ts';
import { outcomeOf } from './outcomes.ts';
import { rows } from './rows/rows.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const smuggled = {
  teamId: '018f4b6e-0000-7000-8000-000000000001',
  workspaceId: '018f4b6e-0000-7000-8000-000000000001',
  workspace_id: '018f4b6e-0000-7000-8000-000000000001',
  workspaceAdmin: true,
  role: 'MANAGER',
  createdBy: '018f4b6e-0000-7000-8000-000000000001',
  plan: 'enterprise',
  locked: true,
  isSample: true,
  viewCount: 1_000_000,
  email: 'somebody@else.example',
};

test('no input takes a field that it does not have', async () => {
  const { app, home, actors } = stage;
  const mutations = rows.filter(({ operation }) => operation.startsWith('Mutation.'));
  let tried = 0;
  for (const { operation, variables } of mutations) {
    const input = getField(app.schema, operation).args.find(({ name }) => name === 'input');
    const type = input && getNullableType(input.type);
    if (!isInputObjectType(type)) continue;
    const asked = (await variables?.({ kit: home, callerId: actors.admin.memberId })) ?? {};
    const own = Object.keys(type.getFields());
    const before = await fingerprint(app.database);
    for (const [key, value] of Object.entries(smuggled).filter(([key]) => !own.includes(key))) {
      const given = asked['input'];
      const body = { ...asked, input: { ...(typeof given === 'object' ? given : {}), [key]: value } };
      const answer = await stage.run(actors.admin, operation, body);
      expect(outcomeOf(answer, ''), `${operation} ${key}`).toBe('invalid');
      tried += 1;
    }
    expect(await fingerprint(app.database), operation).toEqual(before);
    await home.tidy();
  }
  expect(tried).toBeGreaterThan(50);
  // Every mutation of the product with a dozen fields each: it grows with the product.
}, 120_000);

test('no operation has an argument that says in whose name it acts', () => {
  const telling = /^(teamId|workspaceId|createdBy|authorId|actorId|accountId|plan|isSample)$/;
  // Filters of the audit log and of highlights are about others by their nature.
  const filtering = new Set(['Query.auditLog', 'Query.highlights']);
  const named = [...operationsOf(stage.app.schema)].filter(([name]) => !filtering.has(name));
  const found = named.flatMap(([name, { args }]) =>
    args.flatMap((argument) => {
      const type = getNullableType(argument.type);
      const names = isInputObjectType(type) ? Object.keys(type.getFields()) : [argument.name];
      return names.filter((one) => telling.test(one)).map((one) => `${name} ${one}`);
    }),
  );
  expect(found).toEqual([]);
});

test('an invitation gives what it says, whatever is sent along', async () => {
  const { app, home } = stage;
  const { owner, workspace } = home.place;
  const email = 'smuggler@matrix.example';
  const token = await inviteByMail(app, { member: owner.visitor }, email, 'VIEWER');
  const visitor = new Visitor(app, workspace.subdomain);
  const accepted = await visitor.post('/api/auth/accept-invite', {
    ...smuggled,
    token,
    name: 'Smuggler',
    password: 'Correct-Horse-7',
    email: 'other@matrix.example',
  });
  expect(accepted.status).toBe(204);
  const { rows: found } = await app.database.owner.query(
    'select role, workspace_admin, is_sample, email, workspace_id from members where name = $1',
    ['Smuggler'],
  );
  expect(found).toEqual([
    { role: 'VIEWER', workspace_admin: false, is_sample: false, email, workspace_id: workspace.id },
  ]);
});
