import { sql, type RawBuilder } from 'kysely';
import { rankOf, wireType } from '#server/kernel/access/index.ts';
import { allContent, allKinds, type Content, type TrashSource } from '#server/kernel/kinds/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/**
 * Everything in the trash by itself, with the columns `type, id, title, project_id, trashed_at, trashed_by, own, rank`.
 * What is in a project or folder in the trash comes back with it, or goes with it. Who may see what is the caller's to
 * say: `rank` is what the person may do with it.
 */
export function trashRows(ctx: Ctx, { projectId }: { projectId: string | null }): RawBuilder<unknown> {
  const viewerId = ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null;
  const documents = ({ type, table }: Content): RawBuilder<unknown> => sql`
    select ${wireType(type)} as type, d.id, d.title, d.project_id, d.trashed_at, d.trashed_by,
      (d.created_by = ${viewerId} or d.trashed_by = ${viewerId}) as own, ${rankOf(ctx, 'd.access_id')} as rank
    from ${sql.table(table)} d join projects p on p.workspace_id = d.workspace_id and p.id = d.project_id
    where d.workspace_id = ${ctx.workspace.id} and d.trashed_at is not null and p.trashed_at is null
      and (${projectId}::uuid is null or d.project_id = ${projectId}::uuid)`;
  const places = ({ type, table }: Content): RawBuilder<unknown> => sql`
    select ${wireType(type)} as type, c.id, c.title, null::uuid as project_id, c.trashed_at, c.trashed_by,
      false as own, ${rankOf(ctx, 'c.access_id')} as rank
    from ${sql.table(table)} c
    where c.workspace_id = ${ctx.workspace.id} and c.trashed_at is not null and c.trashed_with is null
      and ${projectId}::uuid is null`;
  const others = ({ type, select }: TrashSource): RawBuilder<unknown> => sql`
    select ${type} as type, s.id, s.title, s.project_id, s.trashed_at, s.trashed_by, true as own, s.rank
    from (${select(ctx)}) s where (${projectId}::uuid is null or s.project_id = ${projectId}::uuid)`;
  return sql.join(
    [
      ...allContent().map((content) => (content.inProject ? documents(content) : places(content))),
      ...allKinds().flatMap(({ trash }) => (trash ? [others(trash)] : [])),
    ],
    sql` union all `,
  );
}
