import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** How one project is set up, as a person may see it. */
export type SetUp = {
  readonly ctx: Ctx;
  readonly projectId: string;
  /** All boards and fields of the workspace, not only those that the project uses. */
  readonly isWhole: boolean;
  /** False: marks of comments are taken out of the documents. */
  readonly withComments: boolean;
  /** Contacts that the documents and values name, collected on the way. */
  readonly met: Set<string>;
};

/** One project on its way into an archive. */
export type Exporting = SetUp & {
  readonly storage: Storage;
  /** Where members find the workspace. */
  readonly home: string;
  /** False: links to the files instead of the files. */
  readonly isPacked: boolean;
};

/** Reads once and lets go of the database: the archive is written at the speed of a disk. */
export async function reading<T>(
  { ctx }: Pick<SetUp, 'ctx'>,
  read: (db: Awaited<ReturnType<Ctx['reads']['db']>>) => Promise<T>,
): Promise<T> {
  const found = await read(await ctx.reads.db());
  await ctx.reads.end();
  return found;
}

export function* inParts<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
