import { expect } from 'vitest';
import { createSignInLink } from '#server/kernel/accounts/index.ts';
import type { Person, Place } from '#tests/support/scene.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Line } from './through-proxy.ts';

/** By a link and then for a token, as a browser does; a link whose answer was lost with its node is asked for again. */
export async function signInThrough(
  { app, place, line }: { app: TestApp; place: Place; line: Line },
  person: Person,
): Promise<void> {
  const post = (path: string, body: object, cookie = '') =>
    line.send({
      method: 'POST',
      path,
      headers: { host: person.visitor.host, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  for (;;) {
    const link = await createSignInLink(app.services, place.workspace, person.email);
    const entered = await post('/api/auth/magic-login', { token: new URL(link).searchParams.get('token') });
    if (entered.status !== 200) continue;
    const set = [entered.headers['set-cookie'] ?? []].flat();
    const cookie = set.map((one) => one.split(';')[0]).join('; ');
    expect((await post('/api/auth/token', {}, cookie)).status).toBe(200);
    return;
  }
}
