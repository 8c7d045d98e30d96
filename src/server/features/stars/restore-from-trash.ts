import { NotFound } from '#domain/errors/hark-error.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';
import { allContent } from '#server/kernel/kinds/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** Whatever it is: its own slice knows how it comes back and who may bring it. */
export async function restoreFromTrash(ctx: Ctx, { type, id }: ObjectRef): Promise<void> {
  const content = allContent().find((one) => one.type === type);
  if (!content) throw new NotFound();
  await content.restore(ctx, id);
}
