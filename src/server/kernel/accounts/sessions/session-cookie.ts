import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionSeconds } from '#domain/accounts/session-lifetimes.ts';
import type { Env } from '#server/platform/env/env.ts';

type CookieEnv = Pick<Env, 'rootUrl'>;

/** Without a domain: the root host and each workspace keep a session of their own. */
export function setSessionCookie(reply: FastifyReply, env: CookieEnv, token: string): void {
  reply.setCookie(cookieName(env), token, { ...options(env), maxAge: sessionSeconds });
}

export function clearSessionCookie(reply: FastifyReply, env: CookieEnv): void {
  reply.clearCookie(cookieName(env), options(env));
}

export function readSessionCookie(request: FastifyRequest, env: CookieEnv): string | undefined {
  return request.cookies[cookieName(env)];
}

function cookieName(env: CookieEnv): string {
  return isHttps(env) ? '__Host-hark_session' : 'hark_session';
}

function options(env: CookieEnv): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(env) };
}

function isHttps({ rootUrl }: CookieEnv): boolean {
  return rootUrl.protocol === 'https:';
}
