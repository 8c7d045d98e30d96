import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { textOfPiece } from '#domain/ai/spoken-text.ts';
import { decode } from '#domain/codec/codec.ts';
import { literal, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { authenticate } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { explainSilence } from './explain-silence.ts';
import { readSpoken, spokenTypes } from './read-spoken.ts';

/** A piece is heard for a minute or two, and the next one is fetched meanwhile. */
const limit: Limit = { name: 'speech', most: 30, seconds: 60 };
const asked = object({ type: literal(...spokenTypes), id: string, number: string });

/** The sound of one piece of a text that the person may see at this moment. */
export function addSpeechRoute(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  const { speaker } = services.models;
  const path = '/api/speech/:type/:id/:number';
  // Asked for its headers alone, it would be spoken and paid for all the same.
  http.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await authenticate(services, request, ({ forMember }) => forMember);
    const { viewer } = requireMember(ctx);
    allow(ctx, 'ai.listen');
    const { type, id, number } = decode(asked, request.params);
    const signal = untilLeft(reply);
    try {
      const spoken = await readSpoken(ctx, { type, id: readId(id) });
      const piece = /^\d{1,2}$/.test(number) ? spoken?.pieces[Number(number)] : undefined;
      if (!spoken || !piece) throw new NotFound();
      if (!speaker) throw new InvalidOperation('No speech service is set up on this server.');
      await ctx.reads.end();
      await limiter.take(limit, viewer.id);
      const text = textOfPiece(piece);
      const { type: soundType, audio } = await speaker
        .speak(ctx, { text, about: spoken.about, signal })
        .catch(explainSilence);
      return await reply
        .type(soundType)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-accel-buffering', 'no')
        .send(Readable.from(audio, { objectMode: false }));
    } finally {
      await ctx.reads.end();
    }
  });
}

/** Aborted when the person has left, or has heard it all. */
function untilLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}
