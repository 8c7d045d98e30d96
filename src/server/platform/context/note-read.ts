import type { FastifyRequest } from 'fastify';
import type { Ctx, ReadBySupport } from './context.ts';

/** Before anything is read. Of members nothing is kept; every read of support is in the workspace's audit log. */
export async function noteRead({ actor }: Pick<Ctx, 'actor'>, read: ReadBySupport): Promise<void> {
  if (actor.kind === 'member') await actor.support?.noteRead(read);
}

/** Without the query, where tokens may be. */
export function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
