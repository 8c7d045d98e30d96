import type { FastifyInstance } from 'fastify';
import { readListRequest, readShown, showResource } from '#domain/scim/list-request.ts';
import { createScimGroup, deleteScimGroup, patchStoredGroup, replaceGroup } from './change-group.ts';
import { listGroups, wantsMembers } from './list-groups.ts';
import { replyWithResource } from './scim-reply.ts';
import type { OnScim } from './scim-visit.ts';
import { getStoredGroup, groupResource } from './stored-group.ts';

export function addGroupRoutes(http: FastifyInstance, onScim: OnScim): void {
  http.get(
    '/scim/v2/Groups',
    onScim(async ({ request, reply, caller, address, query }) =>
      replyWithResource(request, reply, await listGroups(caller.ctx, readListRequest(query), address)),
    ),
  );
  http.post(
    '/scim/v2/Groups',
    onScim(async ({ request, reply, caller, address }) =>
      replyWithResource(request, reply, await createScimGroup(caller, request.body, address), 201),
    ),
  );
  http.get(
    '/scim/v2/Groups/:id',
    onScim(async ({ request, reply, caller, address, query, id }) => {
      const { reads, workspace } = caller.ctx;
      const shown = readShown(query);
      const withMembers = wantsMembers(shown);
      const stored = await getStoredGroup(await reads.db(), workspace.id, { id, withMembers });
      return replyWithResource(request, reply, showResource(groupResource(stored, address), shown));
    }),
  );
  http.put(
    '/scim/v2/Groups/:id',
    onScim(async ({ request, reply, caller, ...asked }) =>
      replyWithResource(request, reply, await replaceGroup(caller, asked, request.body)),
    ),
  );
  http.patch(
    '/scim/v2/Groups/:id',
    onScim(async ({ request, reply, caller, ...asked }) =>
      replyWithResource(request, reply, await patchStoredGroup(caller, asked, request.body)),
    ),
  );
  http.delete(
    '/scim/v2/Groups/:id',
    onScim(async ({ reply, caller, ...asked }) => {
      await deleteScimGroup(caller, asked);
      return reply.code(204).send();
    }),
  );
}
