import type { FastifyInstance } from 'fastify';
import { readListRequest, readShown, showResource } from '#domain/scim/list-request.ts';
import { createUser } from './create-user.ts';
import { listUsers } from './list-users.ts';
import { replyWithResource } from './scim-reply.ts';
import type { OnScim } from './scim-visit.ts';
import { getStoredUser, userResource } from './stored-user.ts';
import { deleteUser, patchStoredUser, replaceUser } from './update-user.ts';

export function addUserRoutes(http: FastifyInstance, onScim: OnScim): void {
  http.get(
    '/scim/v2/Users',
    onScim(async ({ request, reply, caller, address, query }) =>
      replyWithResource(request, reply, await listUsers(caller.ctx, readListRequest(query), address)),
    ),
  );
  http.post(
    '/scim/v2/Users',
    onScim(async ({ request, reply, caller, address }) =>
      replyWithResource(request, reply, await createUser(caller, request.body, address), 201),
    ),
  );
  http.get(
    '/scim/v2/Users/:id',
    onScim(async ({ request, reply, caller, address, query, id }) => {
      const { reads, workspace } = caller.ctx;
      const stored = await getStoredUser(await reads.db(), workspace.id, id);
      return replyWithResource(request, reply, showResource(userResource(stored, address), readShown(query)));
    }),
  );
  http.put(
    '/scim/v2/Users/:id',
    onScim(async ({ request, reply, caller, ...asked }) =>
      replyWithResource(request, reply, await replaceUser(caller, asked, request.body)),
    ),
  );
  http.patch(
    '/scim/v2/Users/:id',
    onScim(async ({ request, reply, caller, ...asked }) =>
      replyWithResource(request, reply, await patchStoredUser(caller, asked, request.body)),
    ),
  );
  http.delete(
    '/scim/v2/Users/:id',
    onScim(async ({ reply, caller, ...asked }) => {
      await deleteUser(caller, asked);
      return reply.code(204).send();
    }),
  );
}
