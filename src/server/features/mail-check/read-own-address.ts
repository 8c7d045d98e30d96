import '#server/kernel/members/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';

export async function readOwnAddress(
  { workspace }: Pick<Ctx, 'workspace'>,
  db: Db,
  memberId: string,
): Promise<string> {
  const { email } = await db
    .selectFrom('members')
    .select('email')
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return email;
}
