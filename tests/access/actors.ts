import type { ApiScope } from '#domain/access/api-scopes.ts';
import type { Person, Place } from '#tests/support/scene.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import type { Kit } from './kit.ts';

export const actorNames = [
  'anonymous',
  'otherWorkspace',
  'noRole',
  'viewer',
  'contributor',
  'manager',
  'admin',
  'shareToken',
  'apiRead',
  'apiWrite',
  'apiMembers',
  'apiAdmin',
] as const;
export type ActorName = (typeof actorNames)[number];

/** A new scope needs an actor, and with it an answer in every row. */
const programOf = {
  read: 'apiRead',
  write: 'apiWrite',
  members: 'apiMembers',
  admin: 'apiAdmin',
} as const satisfies Record<ApiScope, ActorName>;

/** Somebody who tries something on the home workspace's host. */
export type Actor = {
  readonly name: ActorName;
  /** Whose standing the actor has there; undefined for strangers. */
  readonly memberId: string | undefined;
  readonly visitor: Visitor;
  authorization(): Promise<string | undefined>;
};

export type Actors = Readonly<Record<ActorName, Actor>>;

/** The stranger has a session and a bearer too: those of an admin in a workspace of their own. */
export async function castActors(app: TestApp, home: Kit, away: Place): Promise<Actors> {
  const { place } = home;
  const person = (name: ActorName, who: Person): Actor => ({
    name,
    memberId: who.id,
    visitor: who.visitor,
    authorization: async () => `Bearer ${await who.bearer()}`,
  });
  const program = (name: ActorName, memberId: string | undefined, token: () => Promise<string>): Actor => ({
    name,
    memberId,
    visitor: new Visitor(app, place.workspace.subdomain),
    authorization: async () => `Bearer ${await token()}`,
  });
  const admin = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  const viewer = await place.member({ role: 'VIEWER' });
  const contributor = await place.member({ role: 'CONTRIBUTOR' });
  const manager = await place.member({ role: 'MANAGER' });
  await home.formTroupe([admin.id, viewer.id, contributor.id, manager.id]);
  const stranger = new Visitor(app, place.workspace.subdomain);
  for (const [name, value] of away.owner.visitor.cookies) stranger.cookies.set(name, value);
  const withScope = async (scope: ApiScope): Promise<Actor> => {
    const query = `mutation { createApiToken(input: { name: "Matrix", scopes: [${scope.toUpperCase()}] }) { token } }`;
    const { token } = (await admin.graphql(query)).body.data.createApiToken;
    return program(programOf[scope], admin.id, async () => token);
  };
  const shareToken = await home.shareToken(await home.project({ isKept: true }));
  return {
    anonymous: {
      name: 'anonymous',
      memberId: undefined,
      visitor: new Visitor(app, place.workspace.subdomain),
      authorization: async () => undefined,
    },
    otherWorkspace: {
      name: 'otherWorkspace',
      memberId: undefined,
      visitor: stranger,
      authorization: async () => `Bearer ${await away.owner.bearer()}`,
    },
    noRole: person('noRole', await place.member({ role: null })),
    viewer: person('viewer', viewer),
    contributor: person('contributor', contributor),
    manager: person('manager', manager),
    admin: person('admin', admin),
    shareToken: program('shareToken', undefined, () => home.visitorBearer(shareToken)),
    apiRead: await withScope('read'),
    apiWrite: await withScope('write'),
    apiMembers: await withScope('members'),
    apiAdmin: await withScope('admin'),
  };
}
