import type { FastifyRequest } from 'fastify';
import type { Actor, WorkspaceRef } from '#server/platform/context/context.ts';

export type OpenBearer = {
  readonly workspace: WorkspaceRef;
  readonly token: string;
  /** Absent when a websocket asks, at its opening and whenever it checks again. */
  readonly request?: FastifyRequest;
};

/** A bearer that is not a person's sign-in, resolved by the slice that makes it. */
export type BearerKind = {
  /** Acts for a member. A visitor's bearer opens one link and downloads no list. */
  readonly forMember: boolean;
  /** By its form alone; `findActor` decides. */
  readonly isOne: (token: string) => boolean;
  /** Throws Unauthorized. */
  readonly findActor: (bearer: OpenBearer) => Promise<Actor>;
};
