import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { bodyLimits } from '#domain/limits/request-limits.ts';
import { limitBodyTime } from './body-time.ts';
import { replyWithError } from './error-reply.ts';
import type { ByteBudget } from './held-bytes.ts';
import { readJsonBodies } from './json-body.ts';
import { logRequests } from './log-requests.ts';
import { addRateLimitHeaders } from './rate-limit-headers.ts';
import type { RegionsEnv } from '#server/platform/env/regions-env.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** The bare server: limits, headers, error form, `/ping`. Slices add their routes to it. */
export async function createHttp(options: {
  log: FastifyBaseLogger;
  budget: ByteBudget;
  trustedProxies: number;
  recaptcha: object | undefined;
  rootUrl: URL;
  regions?: RegionsEnv | undefined;
}): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: bodyLimits.stranger,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 2048 },
    // A large upload may take an hour; every other body has its time from `limitBodyTime`.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
  });
  // A form on another site can post text/plain with the person's cookies; JSON it can't.
  http.removeContentTypeParser('text/plain');
  await http.register(cookie);
  limitBodyTime(http);
  readJsonBodies(http, options.budget);
  addSecurityHeaders(http, options);
  addRateLimitHeaders(http);
  http.setErrorHandler((error, request, reply) => replyWithError(reply, error, request.log));
  http.get('/ping', { logLevel: 'silent' }, async (_request, reply) => reply.type('text/plain').send('pong'));
  logRequests(http);
  return http;
}
