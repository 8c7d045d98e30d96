import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { deletionDueAt, parseDeletionName } from '#domain/workspaces/workspace-deletion.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import '#server/kernel/members/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { deletionMail } from './deletion-mail.ts';
import './tables.ts';

/** Begins the time in which admins can think again. All of them hear of it by mail. */
export async function deleteWorkspace(
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
  ctx: Ctx,
  input: { name: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { viewer } = requireMember(tx);
    allow(tx, 'workspace.delete');
    await lockWorkspace(tx);
    const workspace = await tx.db
      .selectFrom('workspaces')
      .select(['id', 'name', 'subdomain'])
      .where('id', '=', tx.workspace.id)
      .executeTakeFirstOrThrow();
    accept(parseDeletionName(input.name, workspace.name));
    const dueAt = deletionDueAt(tx.now());
    const begun = await tx.db
      .insertInto('workspace_deletions')
      .values({
        workspace_id: workspace.id,
        requested_by: viewer.id,
        requested_at: tx.now(),
        due_at: dueAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (begun.numInsertedOrUpdatedRows === 0n)
      throw new InvalidOperation('This workspace is already going to be deleted');
    await tx.record({
      type: 'workspace.deletionRequested',
      payload: { workspaceId: workspace.id, dueAt: dueAt.toISOString() },
      objectId: workspace.id,
    });
    const people = await tx.db
      .selectFrom('members')
      .select(['id', 'name', 'email', 'workspace_admin'])
      .where('workspace_id', '=', workspace.id)
      .where('removed_at', 'is', null)
      .where('suspended_at', 'is', null)
      .where((row) => row.or([row('workspace_admin', '=', true), row('id', '=', viewer.id)]))
      .execute();
    const requestedBy = people.find(({ id }) => id === viewer.id)?.name ?? 'An admin';
    const brand = await readMailBrand(tx.db, workspace, env.rootUrl);
    for (const { email } of people)
      await mailer.post(
        tx.db,
        deletionMail({ to: email, workspace, rootUrl: env.rootUrl, brand, requestedBy, dueAt }),
      );
  });
}
