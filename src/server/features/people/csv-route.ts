import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { authenticateDownload } from '#server/features/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { exportPeople } from './export-people.ts';

/** A link a browser can follow: the session cookie is enough. */
export function addPeopleCsv(http: FastifyInstance, services: Services): void {
  http.get('/api/people.csv', async (request, reply) => {
    const rows = exportPeople(await authenticateDownload(services, request));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contacts.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(rows));
  });
}
