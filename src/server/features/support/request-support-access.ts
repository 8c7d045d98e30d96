import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import {
  checkSupportRequest,
  supportRequestDays,
  type EarlierRequests,
  type SupportMinutes,
} from '#domain/staff/support-access.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import '#server/kernel/members/tables.ts';
import type { Session } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type TxCtx, type WorkspaceRef } from '#server/platform/context/context.ts';
import { supportRequestMail } from './support-request-mail.ts';
import './tables.ts';

export type SupportRequest = { reason: string; minutes: SupportMinutes };

/** Asks the workspace's admins, who get a mail and a line above their pages. */
export async function requestSupportAccess(
  services: Services,
  workspace: WorkspaceRef,
  { account, minutes, ...request }: SupportRequest & Pick<Session, 'account'>,
): Promise<string> {
  const reason = accept(parseText(textLimits.supportReason, request.reason));
  const { rootUrl } = services.env;
  return inTransaction(services.systemCtx(workspace), async (tx) => {
    // Two requests at once wait for each other, so that the second one sees the first.
    await lockWorkspace(tx);
    accept(checkSupportRequest(await countEarlier(tx, account.id)));
    const id = tx.newId();
    await tx.db
      .insertInto('support_accesses')
      .values({
        workspace_id: workspace.id,
        id,
        staff_account_id: account.id,
        staff_email: account.email,
        reason,
        minutes,
        requested_at: tx.now(),
      })
      .execute();
    await tx.record({
      type: 'supportAccess.requested',
      payload: { supportAccessId: id, staff: account.email },
      objectId: id,
      after: { reason, minutes },
    });
    const admins = await tx.db
      .selectFrom('members')
      .select('email')
      .where('workspace_id', '=', workspace.id)
      .where('workspace_admin', '=', true)
      .where('removed_at', 'is', null)
      .where('suspended_at', 'is', null)
      .execute();
    const brand = await readMailBrand(tx.db, workspace, rootUrl);
    for (const { email } of admins)
      await services.mailer.post(
        tx.db,
        supportRequestMail({ to: email, workspace, rootUrl, brand, staff: account.email, reason, minutes }),
      );
    return id;
  });
}

async function countEarlier(tx: TxCtx, accountId: string): Promise<EarlierRequests> {
  const ago = (days: number): Date => new Date(tx.now().getTime() - days * 86_400_000);
  const counted = await tx.db
    .selectFrom('support_accesses')
    .select((row) => [
      row.fn
        .countAll<string>()
        .filterWhere('staff_account_id', '=', accountId)
        .filterWhere('decided_at', 'is', null)
        .as('ownPending'),
      row.fn.countAll<string>().filterWhere('requested_at', '>', ago(1)).as('lastDay'),
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('requested_at', '>', ago(supportRequestDays))
    .executeTakeFirstOrThrow();
  return { ownPending: Number(counted.ownPending), lastDay: Number(counted.lastDay) };
}
