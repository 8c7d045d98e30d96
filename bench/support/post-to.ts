import { request } from 'node:http';

/** `fetch` won't send a Host of our choosing, and names below localhost don't resolve everywhere. */
export function postTo(
  to: { address: string; host: string },
  path: string,
  body: object,
  cookie = '',
  bearer?: string,
): Promise<{ status: number; body: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${to.address}${path}`,
      {
        method: 'POST',
        headers: {
          host: to.host,
          'content-type': 'application/json',
          cookie,
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          const [set = ''] = answer.headers['set-cookie'] ?? [];
          resolve({ status: answer.statusCode ?? 0, body: text, cookie: set.split(';')[0] ?? '' });
        });
      },
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}
