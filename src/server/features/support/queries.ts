import { can } from '#domain/access/can.ts';
import { supportStateOf, type SupportState } from '#domain/staff/support-access.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { supportAccessColumns, type SupportAccess } from './support-access.ts';
import './tables.ts';

type StaffEnv = Pick<Env, 'staffEmailDomains'>;

const newestFirst: Sort = { kind: 'time', column: 'requested_at', id: 'id' };

export async function listSupportAccesses(
  env: StaffEnv,
  ctx: Ctx,
  args: PageArgs,
): Promise<Page<SupportAccess> | null> {
  allow(ctx, 'supportAccess.list');
  if (env.staffEmailDomains.length === 0) return null;
  const db = await ctx.reads.db();
  const all = db.selectFrom('support_accesses').where('workspace_id', '=', ctx.workspace.id);
  return readPage(args, newestFirst, all, (list) => list.select(supportAccessColumns));
}

export type SupportNotice = Pick<SupportAccess, 'id' | 'staffEmail' | 'endsAt'> & {
  readonly state: SupportState;
  readonly isOwnVisit: boolean;
};

/** Everybody may know who looks at their work. Who asks to is for those who decide. */
export async function findSupportNotice(env: StaffEnv, ctx: Ctx): Promise<SupportNotice | null> {
  const { viewer, support } = requireMember(ctx);
  if (support) {
    const { accessId: id, staffEmail, endsAt } = support;
    return { id, staffEmail, endsAt, state: 'ACTIVE', isOwnVisit: true };
  }
  if (env.staffEmailDomains.length === 0) return null;
  const mayDecide = can(viewer, 'supportAccess.decide').allowed;
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('support_accesses')
    .select(supportAccessColumns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where('ended_at', 'is', null)
    .where((row) =>
      row.or([row('ends_at', '>', ctx.now()), ...(mayDecide ? [row('granted', 'is', null)] : [])]),
    )
    .orderBy('ends_at', (order) => order.desc().nullsLast())
    .orderBy('requested_at', 'desc')
    .limit(1)
    .execute();
  const [access] = rows.map((row) => ({ ...row, state: supportStateOf(row, ctx.now()) }));
  if (!access || (access.state !== 'ACTIVE' && access.state !== 'PENDING')) return null;
  const { id, staffEmail, endsAt, state } = access;
  return { id, staffEmail, endsAt, state, isOwnVisit: false };
}
