import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resourceTypes, scimSchemas, serviceProviderConfig } from '#domain/scim/discovery.ts';
import { isJson } from '#domain/scim/json.ts';
import { listAnswer } from '#domain/scim/list-request.ts';
import { ScimError } from '#domain/scim/scim-error.ts';
import { bodyLimits } from '#domain/limits/request-limits.ts';
import type { Services } from '#server/platform/app/services.ts';
import { bytesOf } from '#server/platform/http/held-bytes.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { admitBody } from '#server/platform/http/json-body.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { addResourceRoutes } from './resource-routes.ts';
import { requireScimCaller, type ScimCaller } from './scim-bearer.ts';
import { scimGroups } from './scim-groups.ts';
import { replyWithResource, replyWithScimError } from './scim-reply.ts';
import { scimUsers } from './scim-users.ts';
import type { OnScim } from './scim-visit.ts';

/** `/scim/v2` of a workspace's host. Who calls is known before a body is read. */
export function addScimRoutes(http: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, ScimCaller>();

  const onScim: OnScim = (handle) => ({
    bodyLimit: bodyLimits.member,
    async onRequest(request: FastifyRequest) {
      const caller = await requireScimCaller(services, request);
      callers.set(request, caller);
      const { actor, workspace } = caller.ctx;
      admitBody(request, {
        owners: bytesOf(actor, workspace, clientAddress(request)),
        most: bodyLimits.member,
      });
    },
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      void replyWithScimError(error, request, reply);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new Error('The request was not authenticated');
      const { subdomain } = caller.ctx.workspace;
      const address = workspaceUrl(services.env.rootUrl, subdomain, '/scim/v2');
      const params = isJson(request.params) ? request.params : {};
      reply.header('cache-control', 'no-store');
      const visit = {
        request,
        reply,
        caller,
        address,
        query: isJson(request.query) ? request.query : {},
        id: typeof params['id'] === 'string' ? params['id'] : '',
        ifMatch: request.headers['if-match'],
      };
      try {
        return await handle(visit);
      } finally {
        await caller.ctx.reads.end();
      }
    },
  });

  addDiscoveryRoutes(http, onScim);
  addResourceRoutes(http, onScim, '/scim/v2/Users', scimUsers);
  addResourceRoutes(http, onScim, '/scim/v2/Groups', scimGroups);
  http.post(
    '/scim/v2/Bulk',
    onScim(async () => {
      throw new ScimError(501, 'Bulk requests are not supported. Send one request for each change.');
    }),
  );
}

function addDiscoveryRoutes(http: FastifyInstance, onScim: OnScim): void {
  const lists = { Schemas: scimSchemas, ResourceTypes: resourceTypes } as const;
  http.get(
    '/scim/v2/ServiceProviderConfig',
    onScim(async ({ request, reply }) => replyWithResource(request, reply, serviceProviderConfig)),
  );
  for (const [name, resources] of Object.entries(lists)) {
    http.get(
      `/scim/v2/${name}`,
      onScim(async ({ request, reply }) =>
        replyWithResource(
          request,
          reply,
          listAnswer(resources, { totalResults: resources.length, startIndex: 1 }),
        ),
      ),
    );
    http.get(
      `/scim/v2/${name}/:id`,
      onScim(async ({ request, reply, id }) => {
        const resource = resources.find((one) => one['id'] === id);
        if (!resource) throw new ScimError(404, 'There is no such resource');
        return replyWithResource(request, reply, resource);
      }),
    );
  }
}
