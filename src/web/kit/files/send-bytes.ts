import { freshToken } from '#web/lib/bearer-token.ts';
import { fetchOk } from '#web/lib/rest.ts';

/** The bytes of a file in one piece. Throws RestError with the reason why it can’t be read. */
export async function sendBytes(url: string, file: File): Promise<void> {
  const token = await freshToken();
  await fetchOk(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
}
