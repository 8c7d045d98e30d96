import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { changeTags } from './change-tags.ts';
import { allowOnTags, getTag } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';

/** A locked tag is used as before; nobody renames, moves, merges or deletes it until somebody unlocks it. */
export function lockTag(ctx: Ctx, id: string): Promise<Tag> {
  return setLocked(ctx, id, true);
}

export function unlockTag(ctx: Ctx, id: string): Promise<Tag> {
  return setLocked(ctx, id, false);
}

async function setLocked(ctx: Ctx, id: string, locked: boolean): Promise<Tag> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await getTag(tx, id);
    allowOnTags(tx, locked ? 'tag.lock' : 'tag.unlock', [before], { ignoreLock: true });
    const isSame = (before.lockedAt !== null) === locked;
    const [tag] = isSame
      ? await readBackTags(tx, [id])
      : await changeTags(tx, [id], {
          locked_at: locked ? tx.now() : null,
          locked_by: locked ? viewer.id : null,
        });
    if (!tag) throw new NotFound();
    if (!isSame) {
      await tx.record({
        type: locked ? 'tag.locked' : 'tag.unlocked',
        payload: { tagId: id },
        objectId: id,
        version: tag.version,
      });
    }
    return tag;
  });
}
