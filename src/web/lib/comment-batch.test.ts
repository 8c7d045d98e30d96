import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchComments } from './comment-batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function echo() {
  const bodies: string[] = [];
  const send = vi.fn<(body: string) => Promise<Response>>(async (body) => {
    bodies.push(body);
    const items = JSON.parse(body) as { id: number }[];
    return new Response(JSON.stringify(items.map((item) => ({ data: item.id }))), { status: 200 });
  });
  return { send, bodies };
}

describe('batchComments', () => {
  it('sends what arrives within 10 ms as one array and answers each its own', async () => {
    const { send, bodies } = echo();
    const batched = batchComments(send);
    const first = batched('{"id":1}', {});
    await vi.advanceTimersByTimeAsync(9);
    const second = batched('{"id":2}', {});
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toEqual(['[{"id":1},{"id":2}]']);
    expect(await (await first).json()).toEqual({ data: 1 });
    expect(await (await second).json()).toEqual({ data: 2 });
  });

  it('sends at ten without waiting', async () => {
    const { send } = echo();
    const batched = batchComments(send);
    const all = Array.from({ length: 11 }, (_, id) => batched(`{"id":${id}}`, {}));
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(send).toHaveBeenCalledTimes(2);
    expect(await (await all[10])?.json()).toEqual({ data: 10 });
  });

  it('gives every caller the failure', async () => {
    const batched = batchComments(() => Promise.reject(new TypeError('failed to fetch')));
    const both = Promise.allSettled([batched('{}', {}), batched('{}', {})]);
    await vi.advanceTimersByTimeAsync(10);
    expect((await both).map((result) => result.status)).toEqual(['rejected', 'rejected']);
  });

  it('gives every caller the status of a refused batch', async () => {
    const batched = batchComments(async () => new Response('{"errors":[]}', { status: 503 }));
    const both = Promise.all([batched('{}', {}), batched('{}', {})]);
    await vi.advanceTimersByTimeAsync(10);
    expect((await both).map((response) => response.status)).toEqual([503, 503]);
  });
});
