import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/platform/env/env.ts';

type CookieEnv = Pick<Env, 'rootUrl'>;

export type HostCookie = {
  readonly set: (reply: FastifyReply, env: CookieEnv, token: string) => void;
  readonly clear: (reply: FastifyReply, env: CookieEnv) => void;
  readonly read: (request: FastifyRequest, env: CookieEnv) => string | undefined;
};

/** Without a domain: the root host and each workspace keep one of their own. No script reads it. */
export function hostCookie(name: string, maxAge: number): HostCookie {
  const nameFor = (env: CookieEnv): string => (isHttps(env) ? `__Host-${name}` : name);
  return {
    set: (reply, env, token) => void reply.setCookie(nameFor(env), token, { ...options(env), maxAge }),
    clear: (reply, env) => void reply.clearCookie(nameFor(env), options(env)),
    read: (request, env) => request.cookies[nameFor(env)],
  };
}

function options(env: CookieEnv): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(env) };
}

function isHttps({ rootUrl }: CookieEnv): boolean {
  return rootUrl.protocol === 'https:';
}
