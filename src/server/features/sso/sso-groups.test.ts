import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startScriptedProvider, type ScriptedProvider } from '#tests/support/scripted-provider.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
import {
  connectScripted,
  setJoinRole,
  signInScripted,
  ssoWorkspace,
  type SsoWorkspace,
} from '#tests/support/sso-workspace.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let provider: ScriptedProvider;
let workspace: SsoWorkspace;
let count = 0;
let research = '';
let design = '';

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({ env: { allowedHosts: [provider.host] } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  count += 1;
  workspace = await ssoWorkspace(app, `groups-${count}.example`, `Groups ${count}`);
  await connectScripted(app, workspace, provider);
  await setJoinRole(workspace, 'CONTRIBUTOR');
  [research, design] = [await createGroup('Research'), await createGroup('Design')];
});

async function createGroup(name: string): Promise<string> {
  return dataOf(await workspace.ask(`mutation { createGroup(name: "${name}") { id } }`)).createGroup.id;
}

const setGroups = (rules: string, claim = '"groups"'): string =>
  `mutation { setSsoGroups(input: { claim: ${claim}, groups: [${rules}] }) { groupClaim groups { value groupId } } }`;

async function signInWith(groups: unknown): Promise<void> {
  const person = {
    sub: `ada-${count}`,
    email: `ada@${workspace.domain}`,
    ...(groups !== undefined && { groups }),
  };
  const { status, body } = await signInScripted(app, workspace, provider, person);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function groupsOfAda(): Promise<string[]> {
  const { groups } = dataOf(await workspace.ask('{ groups { items { name members { items { email } } } } }'));
  return groups.items
    .filter(({ members }: { members: { items: { email: string }[] } }) =>
      members.items.some(({ email }) => email.startsWith('ada@')),
    )
    .map(({ name }: { name: string }) => name);
}

test('people join the groups that the provider names, and leave those it names no more', async () => {
  const rules = `{ value: "r-42", groupId: "${research}" }, { value: "d-7", groupId: "${design}" }`;
  expect(dataOf(await workspace.ask(setGroups(rules))).setSsoGroups).toEqual({
    groupClaim: 'groups',
    groups: [
      { value: 'd-7', groupId: design },
      { value: 'r-42', groupId: research },
    ],
  });
  await signInWith(['r-42', 'unknown']);
  expect(await groupsOfAda()).toEqual(['Research']);
  await signInWith(['d-7']);
  expect(await groupsOfAda()).toEqual(['Design']);
  await signInWith([]);
  expect(await groupsOfAda()).toEqual([]);
});

test('a provider that says nothing about groups changes none', async () => {
  dataOf(await workspace.ask(setGroups(`{ value: "r-42", groupId: "${research}" }`)));
  await signInWith(['r-42']);
  await signInWith(undefined);
  await signInWith({ not: 'a list' });
  expect(await groupsOfAda()).toEqual(['Research']);
});

test('groups without a rule stay in the hands of admins', async () => {
  dataOf(await workspace.ask(setGroups(`{ value: "r-42", groupId: "${research}" }`)));
  await signInWith([]);
  const { members } = dataOf(await workspace.ask('{ members { items { id email } } }'));
  const ada = members.items.find(({ email }: { email: string }) => email.startsWith('ada@'));
  dataOf(
    await workspace.ask(
      `mutation { changeGroupMembers(input: { groupId: "${design}", add: ["${ada.id}"], remove: [] }) { id } }`,
    ),
  );
  await signInWith(['r-42', 'Design']);
  expect(await groupsOfAda()).toEqual(['Design', 'Research']);
});

test('refuses a group of another workspace, and values that mean nothing', async () => {
  const other = await ssoWorkspace(app, `elsewhere-${count}.example`, `Elsewhere ${count}`);
  const foreign = dataOf(await other.ask('mutation { createGroup(name: "Theirs") { id } }')).createGroup.id;
  expect(errorOf(await workspace.ask(setGroups(`{ value: "x", groupId: "${foreign}" }`))).message).toMatch(
    /Choose them again/,
  );
  expect(errorOf(await workspace.ask(setGroups(`{ value: " ", groupId: "${research}" }`))).code).toBe(
    'ValidationError',
  );
  expect(errorOf(await other.ask(setGroups(''))).message).toBe('Save the connection first');
});
