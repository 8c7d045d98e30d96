import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Kind } from '#server/kernel/kinds/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Action } from '#domain/access/actions.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { restoreField } from './restore-field.ts';
import './tables.ts';

export const fieldKind: Kind = {
  name: 'field',
  trash: {
    type: 'FIELD',
    select: (ctx) => sql`
      select f.id, f.label as title, s.project_id, f.trashed_at, f.trashed_by,
        case when s.project_id is not null then ${rankOf(ctx, 'p.access_id')}
          when s.owner = 'person' then ${rankBy(ctx, 'personField.manage')}
          else ${rankBy(ctx, 'workspaceField.manage')} end as rank
      from fields f join field_sets s on s.workspace_id = f.workspace_id and s.id = f.field_set_id
      left join projects p on p.workspace_id = s.workspace_id and p.id = s.project_id
      where f.workspace_id = ${ctx.workspace.id} and f.trashed_at is not null
        and (s.project_id is null or (p.trashed_at is null and p.status <> 'archived'))`,
    restore: (ctx, id) => restoreField(ctx, id),
    purge: 'fields',
    purged: (fieldId) => ({ type: 'field.purged', payload: { fieldId } }),
  },
};

function rankBy({ actor }: Ctx, action: Action): number {
  return actor.kind === 'member' && can(actor.viewer, action).allowed ? 3 : 0;
}
