import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/platform/env/env.ts';

type CookieEnv = Pick<Env, 'rootUrl'>;
const seconds = 600;

/** Ties a visit to the provider to this browser. Lax, because the provider sends the person back by a link. */
export function setFlowCookie(reply: FastifyReply, env: CookieEnv, browser: string): void {
  reply.setCookie(nameFor(env), browser, { ...optionsFor(env), maxAge: seconds });
}

export function clearFlowCookie(reply: FastifyReply, env: CookieEnv): void {
  reply.clearCookie(nameFor(env), optionsFor(env));
}

export function readFlowCookie(request: FastifyRequest, env: CookieEnv): string | undefined {
  return request.cookies[nameFor(env)];
}

function nameFor({ rootUrl }: CookieEnv): string {
  return rootUrl.protocol === 'https:' ? '__Host-hark_provider' : 'hark_provider';
}

function optionsFor({ rootUrl }: CookieEnv) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: rootUrl.protocol === 'https:' } as const;
}
