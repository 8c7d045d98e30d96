import type { FastifyRequest } from 'fastify';
import { apiRequestsPerMinute } from '#domain/access/api-scopes.ts';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import { noteRateWindow } from '#server/platform/http/rate-limit-headers.ts';
import { windowFrom } from '#server/platform/rate-limit/counter.ts';
import { MemoryCounters } from '#server/platform/rate-limit/memory-counters.ts';

const windowMs = 60_000;

/**
 * What the API tokens of a workspace may ask in a minute, counted by each node for itself:
 * the limit keeps programs from crowding out people, and a count in the database would cost more than most requests.
 */
export class RequestBudget {
  readonly #counters = new MemoryCounters();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Throws TooManyRequests; the answer carries the headers either way. */
  spend(workspaceId: string, request: FastifyRequest): void {
    const now = this.#now();
    const { count, resetsAt } = this.#counters.add(workspaceId, {
      ...windowFrom(now, windowMs),
      sliding: false,
    });
    const left = apiRequestsPerMinute - count;
    const window = { limit: apiRequestsPerMinute, remaining: Math.max(0, left), resetsAt };
    if (left >= 0) {
      noteRateWindow(request, window);
      return;
    }
    const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
    noteRateWindow(request, { ...window, retryAfterSeconds });
    throw new TooManyRequests(retryAfterSeconds);
  }
}
