import type { FastifyInstance } from 'fastify';
import type { Json } from '#domain/scim/json.ts';
import {
  readListRequest,
  readShown,
  showResource,
  type ListRequest,
  type ShownAttributes,
} from '#domain/scim/list-request.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Address } from './resource-meta.ts';
import type { ScimCaller } from './scim-bearer.ts';
import { replyWithResource } from './scim-reply.ts';
import type { OnScim } from './scim-visit.ts';

/** One resource as a request names it, and the version that the caller knows. */
export type Asked = { id: string; ifMatch: string | undefined; address: Address };

/** What can be done with users and with groups alike. Each throws ScimError. */
export type ScimResource = {
  list(ctx: Ctx, request: ListRequest, address: Address): Promise<Json>;
  read(ctx: Ctx, id: string, as: { shown: ShownAttributes; address: Address }): Promise<Json>;
  create(caller: ScimCaller, body: unknown, address: Address): Promise<Json>;
  replace(caller: ScimCaller, asked: Asked, body: unknown): Promise<Json>;
  patch(caller: ScimCaller, asked: Asked, body: unknown): Promise<Json>;
  remove(caller: ScimCaller, asked: Asked): Promise<void>;
};

export function addResourceRoutes(
  http: FastifyInstance,
  onScim: OnScim,
  path: '/scim/v2/Users' | '/scim/v2/Groups',
  resource: ScimResource,
): void {
  http.get(
    path,
    onScim(async ({ request, reply, caller, address, query }) =>
      replyWithResource(request, reply, await resource.list(caller.ctx, readListRequest(query), address)),
    ),
  );
  http.post(
    path,
    onScim(async ({ request, reply, caller, address }) =>
      replyWithResource(request, reply, await resource.create(caller, request.body, address), 201),
    ),
  );
  http.get(
    `${path}/:id`,
    onScim(async ({ request, reply, caller, address, query, id }) => {
      const shown = readShown(query);
      const found = await resource.read(caller.ctx, id, { shown, address });
      return replyWithResource(request, reply, showResource(found, shown));
    }),
  );
  http.put(
    `${path}/:id`,
    onScim(async ({ request, reply, caller, ...asked }) =>
      replyWithResource(request, reply, await resource.replace(caller, asked, request.body)),
    ),
  );
  http.patch(
    `${path}/:id`,
    onScim(async ({ request, reply, caller, ...asked }) =>
      replyWithResource(request, reply, await resource.patch(caller, asked, request.body)),
    ),
  );
  http.delete(
    `${path}/:id`,
    onScim(async ({ reply, caller, ...asked }) => {
      await resource.remove(caller, asked);
      return reply.code(204).send();
    }),
  );
}
