import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { authenticateSocket } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { noteRead } from '#server/platform/context/note-read.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { openStreamHub } from '#server/platform/streams/stream-hub.ts';
import { readStream, type StreamEvent } from '#server/platform/streams/read-stream.ts';
import { requireStream } from '#server/platform/streams/stream-page.ts';

/** A browser opens one for each answer that it shows; more than this are not read by a person. */
const mostPerMember = 20;

/** `?after=` or Last-Event-ID is the last position that the reader has: it goes on behind it. */
export function addStreamRoute(http: FastifyInstance, services: Services): void {
  const hub = openStreamHub(services);
  const reading = new Map<string, number>();
  http.get<{ Params: { streamId: string } }>('/api/streams/:streamId', async (request, reply) => {
    const { host, authorization } = request.headers;
    const access = await authenticateSocket(services, { host, authorization });
    const { ctx } = access;
    const { viewer } = requireMember(ctx);
    const id = readId(request.params.streamId);
    const after = readPosition(request);
    await noteRead(ctx, { what: 'stream', ids: [id] });
    await requireStream(ctx, id);
    const open = reading.get(viewer.id) ?? 0;
    if (open >= mostPerMember) throw new ValidationError('Too many answers are open at once');
    reading.set(viewer.id, open + 1);
    const body = Readable.from(write(readStream({ ctx, id, after, hub, recheck: () => access.recheck() })));
    body.once('close', () => {
      const left = (reading.get(viewer.id) ?? 1) - 1;
      if (left > 0) reading.set(viewer.id, left);
      else reading.delete(viewer.id);
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(body);
  });
}

async function* write(events: AsyncIterable<StreamEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.kind === 'alive') yield ': alive\n\n';
    else if (event.kind === 'end') yield `event: end\ndata: ${JSON.stringify({ state: event.state })}\n\n`;
    else yield `id: ${event.position}\ndata: ${JSON.stringify(event.data)}\n\n`;
  }
}

function readPosition({ query, headers }: FastifyRequest): number {
  const asked =
    typeof query === 'object' && query !== null && 'after' in query ? query.after : headers['last-event-id'];
  if (asked === undefined) return 0;
  if (typeof asked === 'string' && /^\d{1,9}$/.test(asked)) return Number(asked);
  throw new ValidationError('The position is not a number');
}
