import type { Level } from '#domain/access/levels.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getAccessObject, requireOwnMap, type ObjectRef } from './access-object.ts';
import { requireFullHolder } from './full-holders.ts';
import { requireGrantees, type GranteeInput } from './grantee.ts';
import { writeGrants } from './write-grants.ts';

export type GrantAccessInput = ObjectRef & { grantees: readonly GranteeInput[]; level: Level };

/** Shares an object with people and groups: all of them get the level, or none does. */
export async function grantAccess(ctx: Ctx, input: GrantAccessInput): Promise<void> {
  if (input.grantees.length > itemLimits.bulkChange) {
    throw new ValidationError(
      `Share with at most ${groupDigits(itemLimits.bulkChange)} people and groups at a time`,
    );
  }
  await inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const object = await getAccessObject(tx, tx.db, input);
    allow(tx, `${object.type}.share`, object);
    requireOwnMap(object);
    const grantees = await requireGrantees(tx, input.grantees);
    await writeGrants(tx, { object, grantees, level: input.level });
    await requireFullHolder(tx, object.id);
  });
}
