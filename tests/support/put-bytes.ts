import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';

/** Sends a file in one piece; answers its status with the words of a refusal. */
export async function putBytes(
  app: TestApp,
  person: Person,
  url: string,
  bytes: Buffer | Uint8Array | string,
): Promise<{ status: number; title: string }> {
  const answer = await app.http.inject({
    method: 'PUT',
    url,
    remoteAddress: person.visitor.address,
    headers: {
      host: person.visitor.host,
      authorization: `Bearer ${await person.bearer()}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(bytes),
  });
  const title = answer.statusCode === 204 ? '' : (answer.json().errors?.[0]?.title ?? answer.body);
  return { status: answer.statusCode, title };
}
