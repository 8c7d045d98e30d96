import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { ChildServer } from './child-server.ts';
import { postTo } from './post-to.ts';

/** A bearer of the person whose sign-in link the server printed. */
export async function signIn(server: Omit<ChildServer, 'pid'>): Promise<string> {
  return (await openSession(server))();
}

/** Fresh bearers of that person, one for each call: a benchmark may take longer than one lasts. */
export async function openSession({
  address,
  host = '',
  link = '',
}: Omit<ChildServer, 'pid'>): Promise<() => Promise<string>> {
  const token = new URL(link).searchParams.get('token');
  const { cookie } = await postTo({ address, host }, '/api/auth/magic-login', { token });
  return async () => {
    const { body } = await postTo({ address, host }, '/api/auth/token', {}, cookie);
    return decode(object({ token: string }), JSON.parse(body)).token;
  };
}
