import type { Role } from '#domain/access/roles.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { addMember } from '#server/kernel/members/index.ts';
import '#server/kernel/members/tables.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import { inTransaction, type WorkspaceRef } from '#server/platform/context/context.ts';
import type { TestApp } from './test-app.ts';
import { follow, type Answer, type Visitor } from './visitor.ts';

export type Asked = { role?: Role | null; workspaceAdmin?: boolean; name?: string };

/** Somebody with a session in a workspace. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly visitor: Visitor;
  bearer(): Promise<string>;
  /** Over HTTP, as a browser does; answers `{ status, body: { data, errors } }`. */
  graphql(query: string, variables?: Record<string, unknown>): Promise<Answer>;
};

export type Place = {
  readonly workspace: WorkspaceRef;
  /** Who made the workspace: manager and admin. */
  readonly owner: Person;
  member(asked?: Asked): Promise<Person>;
};

export type Scene = {
  workspace(name?: string): Promise<Place>;
  /** In the scene's first workspace. */
  member(asked?: Asked): Promise<Person>;
};

/** People and workspaces for a test, made by the product's own commands and without its mails. */
export async function createScene(app: TestApp): Promise<Scene> {
  const first = await createPlace(app, 'First');
  return { workspace: (name = 'Another') => createPlace(app, name), member: (asked) => first.member(asked) };
}

async function createPlace(app: TestApp, name: string): Promise<Place> {
  const email = newEmail();
  const account = await accountOf(app, email);
  const owner = { accountId: account.id, email, name: `Owner of ${name}` };
  const workspace = await createWorkspace(app.services, { name: `${name} Research`, owner });
  const ownerId = await app.database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db.selectFrom('members').select('id').where('account_id', '=', account.id).executeTakeFirstOrThrow(),
  );
  return {
    workspace,
    owner: await signIn(app, workspace, { id: ownerId.id, email, name: owner.name }),
    member: (asked) => addPerson(app, workspace, asked),
  };
}

async function addPerson(app: TestApp, workspace: WorkspaceRef, asked: Asked = {}): Promise<Person> {
  const { role = 'CONTRIBUTOR', workspaceAdmin = false } = asked;
  const email = newEmail();
  const account = await accountOf(app, email);
  const name = asked.name ?? `Person ${email.slice(0, email.indexOf('@'))}`;
  const { id } = await inTransaction(app.services.systemCtx(workspace), (tx) =>
    addMember(tx, {
      accountId: account.id,
      email,
      name,
      role: role ?? 'VIEWER',
      workspaceAdmin,
      inviteId: null,
    }),
  );
  const person = await signIn(app, workspace, { id, email, name });
  if (role === null) await takeRole(app, workspace, id);
  return person;
}

/** Somebody who is there already. */
export async function signIn(
  app: TestApp,
  workspace: WorkspaceRef,
  person: Pick<Person, 'id' | 'email' | 'name'>,
): Promise<Person> {
  const visitor = await follow(app, await createSignInLink(app.services, workspace, person.email));
  // Before a role is taken away: a person without one gets no token any more.
  let token = await visitor.bearer();
  let until = app.clock.now().getTime() + 240_000;
  async function bearer(): Promise<string> {
    if (app.clock.now().getTime() < until) return token;
    // A person who may not enter any more keeps showing the old one.
    token = await visitor.bearer().catch(() => token);
    until = app.clock.now().getTime() + 240_000;
    return token;
  }
  return {
    ...person,
    visitor,
    bearer,
    async graphql(query, variables = {}) {
      const headers = { authorization: `Bearer ${await bearer()}` };
      return visitor.post('/api/graphql', { query, variables }, { headers });
    },
  };
}

async function takeRole(app: TestApp, workspace: WorkspaceRef, id: string): Promise<void> {
  await app.database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
    db
      .updateTable('members')
      .set({ role: null })
      .where('workspace_id', '=', workspace.id)
      .where('id', '=', id)
      .execute(),
  );
}

function accountOf(app: TestApp, email: string): Promise<{ id: string }> {
  return app.database.transaction({}, 'read write', (db) => findOrCreateAccount(app.services, db, email));
}

let people = 0;

function newEmail(): string {
  people += 1;
  return `person-${people}@scene.example`;
}
