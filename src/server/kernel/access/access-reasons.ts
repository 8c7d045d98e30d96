import { sql } from 'kysely';
import { levels, type Level } from '#domain/access/levels.ts';
import { capLevel, type Role } from '#domain/access/roles.ts';
import '#server/kernel/members/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getAccessObject, type ObjectRef } from './access-object.ts';
import { isActiveMember, isNamedBy } from './full-holders.ts';
import type { Grant } from './grant.ts';

/** `level` is what the person's role leaves of the line. */
export type AccessReason = { readonly level: Level; readonly via: Grant };

/** Which lines of the governing map let a member in, the strongest first. */
export async function listAccessReasons(
  ctx: Ctx,
  { memberId, ...ref }: ObjectRef & { memberId: string },
): Promise<AccessReason[]> {
  const db = await ctx.reads.db();
  const object = await getAccessObject(ctx, db, ref);
  allow(ctx, 'access.read', object);
  const { rows } = await sql<{ grantee: string; level: number; role: Role }>`
    select g.grantee, g.level, m.role
    from members m join grants g on g.workspace_id = m.workspace_id
    where m.workspace_id = ${ctx.workspace.id} and m.id = ${memberId} and g.object_id = ${object.sourceId}
      and ${isActiveMember} and ${isNamedBy}
    order by g.level desc, g.created_at, g.grantee`.execute(db);
  return rows.flatMap(({ grantee, level, role }) => {
    const given = levels[level - 1];
    const left = capLevel(role, given ?? null);
    return given === undefined || left === null ? [] : [{ level: left, via: { grantee, level: given } }];
  });
}
