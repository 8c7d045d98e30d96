import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { ChildServer } from './child-server.ts';
import { postTo } from './post-to.ts';

/** A bearer of the person whose sign-in link the server printed. */
export async function signIn({ address, host = '', link = '' }: Omit<ChildServer, 'pid'>): Promise<string> {
  const token = new URL(link).searchParams.get('token');
  const entered = await postTo({ address, host }, '/api/auth/magic-login', { token });
  const { body } = await postTo({ address, host }, '/api/auth/token', {}, entered.cookie);
  return decode(object({ token: string }), JSON.parse(body)).token;
}
