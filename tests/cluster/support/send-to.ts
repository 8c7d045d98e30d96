import { request } from 'node:http';

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer };
export type Received = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** Undefined when the connection broke before the whole answer was there. */
export function sendTo(port: number, { method, path, headers, body }: Sent): Promise<Received | undefined> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', () => resolve(undefined));
      answer.once('end', () => {
        const { statusCode: status = 0, headers: answered } = answer;
        resolve({ status, headers: answered, body: Buffer.concat(chunks) });
      });
    });
    sent.once('error', () => resolve(undefined));
    sent.end(body);
  });
}
