import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { memberColumns, type Member } from './member.ts';
import './tables.ts';

/** Throws NotFound, also for people who left. */
export async function getMember(tx: TxCtx, id: string): Promise<Member> {
  const member = await tx.db
    .selectFrom('members')
    .select(memberColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw new NotFound();
  return member;
}
