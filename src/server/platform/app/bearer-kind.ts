import type { FastifyRequest } from 'fastify';
import type { Actor, WorkspaceRef } from '#server/platform/context/context.ts';

export type OpenBearer = {
  readonly workspace: WorkspaceRef;
  readonly token: string;
  /** Absent when a websocket asks, at its opening and whenever it checks again. */
  readonly request?: FastifyRequest;
  /** Set when a websocket that was let in checks again: it outlives its token, not what the token stands for. */
  readonly again?: true;
};

/** A bearer that is not a person's sign-in, resolved by the slice that makes it. */
export type BearerKind = {
  /** Acts for a member. A visitor's bearer opens one link and downloads no list. */
  readonly forMember: boolean;
  /** By its form alone; `findActor` decides. */
  readonly isOne: (token: string) => boolean;
  /** Throws Unauthorized. */
  readonly findActor: (bearer: OpenBearer) => Promise<Actor>;
  /** For a browser that holds a cookie of the slice; goes before the browser's own sign-in. */
  readonly issue?: (workspace: WorkspaceRef, request: FastifyRequest) => Promise<IssuedBearer | undefined>;
};

export type IssuedBearer = { readonly token: string; readonly expiresIn: number };
