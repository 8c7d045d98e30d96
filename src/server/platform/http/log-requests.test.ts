import { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log/create-log.ts';
import { logRequests } from './log-requests.ts';

async function written(level: string): Promise<{ url: string; status: number }[]> {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log: FastifyBaseLogger = createLog({ level, destination });
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(http);
  http.get('/read', async () => 'words');
  http.get('/same', async (_request, reply) => reply.code(304).send());
  http.get('/refused', async (_request, reply) => reply.code(403).send());
  http.get('/broken', async (_request, reply) => reply.code(500).send());
  for (const url of ['/read', '/same', '/refused', '/broken']) await http.inject(url);
  await http.close();
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
}

describe('the log of requests', () => {
  it('has what went wrong at the usual level', async () => {
    expect((await written('info')).map(({ url, status }) => [url, status])).toEqual([
      ['/refused', 403],
      ['/broken', 500],
    ]);
  });

  it('has all of them at debug', async () => {
    expect((await written('debug')).map(({ url }) => url)).toEqual(['/read', '/same', '/refused', '/broken']);
  });
});
