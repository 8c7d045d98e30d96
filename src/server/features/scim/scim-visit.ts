import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '#domain/scim/json.ts';
import type { Address } from './resource-meta.ts';
import type { ScimCaller } from './scim-bearer.ts';

/** One request of a directory whose token was checked. */
export type ScimVisit = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: ScimCaller;
  readonly address: Address;
  readonly query: Json;
  readonly id: string;
  readonly ifMatch: string | undefined;
};
export type OnScim = (handle: (visit: ScimVisit) => Promise<unknown>) => {
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};
