import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { bodyLimits, mostBodyValues } from '#domain/limits/request-limits.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { bytesOfStranger, type ByteBudget, type ByteOwner, type HeldBytes } from './held-bytes.ts';
import { BodyTooLarge } from './error-reply.ts';
import { ValueCounter } from './value-counter.ts';

type Admission = { owners: readonly ByteOwner[]; most: number };
const admissions = new WeakMap<FastifyRequest, Admission>();
const sizes = new WeakMap<FastifyRequest, number>();

/** Called before the body is read, by routes that know who sends it. */
export function admitBody(request: FastifyRequest, admission: Admission): void {
  admissions.set(request, admission);
}

export function bodyBytes(request: FastifyRequest): number {
  return sizes.get(request) ?? 0;
}

/**
 * Reads JSON as it arrives. Strangers may send little and hold little; the memory counts for its sender until the
 * answer is out.
 */
export function readJsonBodies(http: FastifyInstance, budget: ByteBudget): void {
  const held = new WeakMap<FastifyRequest, HeldBytes>();
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addHook('onRequest', async (request, reply: FastifyReply) => {
    reply.raw.once('close', () => held.get(request)?.release());
  });
  http.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    async (request: FastifyRequest, body: Readable) => {
      const { owners, most } = admissions.get(request) ?? {
        owners: bytesOfStranger(clientAddress(request)),
        most: Math.min(bodyLimits.stranger, request.routeOptions.bodyLimit ?? bodyLimits.stranger),
      };
      const holding = budget.hold(owners);
      held.set(request, holding);
      const text = await readText(request, body, { most, holding }).catch((error: unknown) => {
        // What is still on its way is let pass unread: a sender whose connection breaks reads no answer.
        body.resume();
        throw error;
      });
      return new Promise<unknown>((resolve, reject) => {
        void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
      });
    },
  );
}

async function readText(
  request: FastifyRequest,
  body: Readable,
  { most, holding }: { most: number; holding: HeldBytes },
): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  const counter = new ValueCounter();
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > most) throw new BodyTooLarge();
    holding.add(chunk.length);
    if (counter.add(chunk) > mostBodyValues) throw new ValidationError('The request holds too many values');
    chunks.push(chunk);
  }
  sizes.set(request, size);
  return Buffer.concat(chunks).toString('utf8');
}
