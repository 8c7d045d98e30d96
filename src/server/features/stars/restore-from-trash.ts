import { NotFound } from '#domain/errors/hark-error.ts';
import { wireType } from '#server/kernel/access/index.ts';
import { allContent, allKinds } from '#server/kernel/kinds/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';

/** Whatever it is: its own slice knows how it comes back and who may bring it. */
export async function restoreFromTrash(
  ctx: Ctx,
  { type, id }: { type: TrashItemType; id: string },
): Promise<void> {
  const source =
    allContent().find((content) => wireType(content.type) === type) ??
    allKinds().find(({ trash }) => trash?.type === type)?.trash;
  if (!source) throw new NotFound();
  await source.restore(ctx, id);
}
