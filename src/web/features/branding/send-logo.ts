import { freshToken } from '#web/lib/bearer-token.ts';
import { fetchOk } from '#web/lib/rest.ts';

/** Throws RestError with the reason why the picture can’t be used. */
export async function sendLogo(file: File): Promise<void> {
  const token = await freshToken();
  await fetchOk('/files/logo', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
}
