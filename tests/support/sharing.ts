import type { Level } from '#domain/access/levels.ts';
import { registerObject, type ObjectRef } from '#server/kernel/access/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import type { Person, Place } from './scene.ts';
import type { TestApp } from './test-app.ts';
import type { Answer } from './visitor.ts';

/** The data of an answer that must have no errors. */
export function dataOf({ status, body }: Answer): Answer['body'] {
  if (status !== 200 || body.errors) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** The one error of an answer: its code and its words. */
export function errorOf({ body }: Answer): { code: string; message: string } {
  const [error] = body.errors ?? [];
  if (!error) throw new Error(`No error in ${JSON.stringify(body)}`);
  return { code: error.extensions.errorCode, message: error.message };
}

export async function createProject(person: Person, title = 'Checkout study'): Promise<string> {
  const made = await person.graphql(
    'mutation ($title: String!) { createProject(input: { title: $title }) { id } }',
    { title },
  );
  return dataOf(made).createProject.id;
}

/** A project that only its maker may see. */
export async function createPrivateProject(person: Person, title = 'Quiet study'): Promise<string> {
  const id = await createProject(person, title);
  dataOf(await revoke(person, id, { special: 'MARKUP' }));
  return id;
}

const grantMutation = `mutation ($input: GrantAccessInput!) {
  grantAccess(input: $input) { viewerLevel grants { level special member { id } group { id } } } }`;
const revokeMutation = `mutation ($input: RevokeAccessInput!) {
  revokeAccess(input: $input) { viewerLevel grants { level special member { id } group { id } } } }`;

export type Grantee = { memberId?: string; groupId?: string; special?: string };

export function grant(person: Person, id: string, level: Level, ...grantees: Grantee[]): Promise<Answer> {
  return person.graphql(grantMutation, { input: { type: 'PROJECT', id, level, grantees } });
}

export function revoke(person: Person, id: string, grantee: Grantee): Promise<Answer> {
  return person.graphql(revokeMutation, { input: { type: 'PROJECT', id, grantee } });
}

export async function createGroup(admin: Person, name: string, memberIds: string[] = []): Promise<string> {
  const { createGroup: group } = dataOf(
    await admin.graphql('mutation ($name: String!) { createGroup(name: $name) { id } }', { name }),
  );
  if (memberIds.length > 0) dataOf(await changeMembers(admin, { groupId: group.id, add: memberIds }));
  return group.id;
}

export function changeMembers(
  admin: Person,
  input: { groupId: string; add?: string[]; remove?: string[] },
): Promise<Answer> {
  return admin.graphql(
    'mutation ($input: GroupMembersInput!) { changeGroupMembers(input: $input) { id memberCount } }',
    { input },
  );
}

/** What a slice that does not exist yet would do: puts an object of its kind into another one. */
export function addObject(
  app: TestApp,
  place: Place,
  object: ObjectRef & { parentId: string | null },
): Promise<string> {
  return inTransaction(app.services.systemCtx(place.workspace), (tx) => registerObject(tx, object));
}
