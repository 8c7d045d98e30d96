import type { FollowFrequency } from '#domain/notifications/follows.ts';
import { nextDigestAt } from '#domain/notifications/next-digest.ts';
import { getAccessObject, type ObjectRef } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Digests of what changes from now on. Following again only changes how often they come. */
export async function followObject(
  ctx: Ctx,
  input: ObjectRef & { frequency: FollowFrequency },
): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const object = await getAccessObject(tx, tx.db, input);
    allow(tx, 'project.follow', object);
    const now = tx.now();
    const due = nextDigestAt(input.frequency, now);
    const { created_at: since } = await tx.db
      .insertInto('follows')
      .values({
        workspace_id: tx.workspace.id,
        member_id: viewer.id,
        object_id: object.id,
        frequency: input.frequency,
        created_at: now,
        told_until: now,
        due_at: due,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['workspace_id', 'member_id', 'object_id'])
          .doUpdateSet({ frequency: input.frequency, due_at: due }),
      )
      .returning('created_at')
      .executeTakeFirstOrThrow();
    if (since.getTime() !== now.getTime()) return;
    await tx.record({
      type: 'follow.started',
      payload: { objectType: object.type, objectId: object.id, memberId: viewer.id },
      objectId: object.id,
    });
  });
}
