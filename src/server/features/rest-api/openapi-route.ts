import type { FastifyInstance } from 'fastify';
import { openapiPath } from '#domain/api-tokens/openapi-path.ts';
import { hostRoutes } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { describeApi } from './openapi.ts';

/** For tools that make clients of it. It is the same for everybody, so nobody has to sign in. */
export function addOpenapiRoute(http: FastifyInstance, services: Services): void {
  const { onWorkspace } = hostRoutes(services, createRateLimiter(services));
  http.get(
    openapiPath,
    onWorkspace(async ({ workspace }) =>
      describeApi(workspaceUrl(services.env.rootUrl, workspace.subdomain, '')),
    ),
  );
}
