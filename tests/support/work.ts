import '#server/platform/events/tables.ts';
import type { Person, Place } from './scene.ts';
import type { TestApp } from './test-app.ts';
import type { Answer } from './visitor.ts';

/** What a person gets when all goes well; fails with the errors otherwise. */
export async function ask(
  person: Person,
  query: string,
  variables: Record<string, unknown> = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
): Promise<any> {
  const { body } = await person.graphql(query, variables);
  if (body.errors) throw new Error(`${query}: ${JSON.stringify(body.errors)}`);
  return body.data;
}

/** The code and the words of a refusal. */
export function errorOf({ body }: Answer): [code: string, message: string] {
  const [error] = body.errors ?? [];
  if (!error) throw new Error(`Not refused: ${JSON.stringify(body)}`);
  return [error.extensions.errorCode, error.message];
}

/** A document of one paragraph, as clients send it. */
export function documentOf(text: string): string {
  return JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
}

export async function addProject(person: Person, { title = 'Research' } = {}): Promise<string> {
  const { createProject } = await ask(
    person,
    'mutation ($title: String!) { createProject(input: { title: $title }) { id } }',
    { title },
  );
  return createProject.id;
}

type Writing = { title?: string; content?: string };

export async function addNote(person: Person, projectId: string, writing: Writing = {}): Promise<string> {
  const { createNote } = await ask(
    person,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId, ...writing } },
  );
  return createNote.id;
}

export async function addInsight(person: Person, projectId: string, writing: Writing = {}): Promise<string> {
  const { createInsight } = await ask(
    person,
    'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
    { input: { projectId, ...writing } },
  );
  return createInsight.id;
}

export async function grant(
  giver: Person,
  object: { type: string; id: string },
  to: Person,
  level: string,
): Promise<void> {
  await ask(giver, 'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }', {
    input: { ...object, grantees: [{ memberId: to.id }], level },
  });
}

/** Closes a project or object to everybody whom its map does not name. */
export async function close(owner: Person, { type, id }: { type: string; id: string }): Promise<void> {
  await ask(owner, 'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { inherited } }', {
    input: { type, id, grantee: { special: 'MARKUP' } },
  });
}

/** Gives an object a map of its own, which starts as that of its project. */
export async function detach(owner: Person, { type, id }: { type: string; id: string }): Promise<void> {
  await ask(
    owner,
    'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { inherited } }',
    {
      input: { type, id, inherited: false },
    },
  );
}

/** The types of what happened to an object, in order. */
export async function eventsOf(app: TestApp, { workspace }: Place, objectId: string): Promise<string[]> {
  const rows = await app.database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db
      .selectFrom('events')
      .select('type')
      .where('workspace_id', '=', workspace.id)
      .where('object_id', '=', objectId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ type }) => type);
}
