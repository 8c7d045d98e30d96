import { sql } from 'kysely';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Kind } from '#server/kernel/kinds/index.ts';
import '#server/kernel/projects/tables.ts';
import { restoreQuestion } from './change-question.ts';
import './tables.ts';

export const questionKind: Kind = {
  name: 'question',
  trash: {
    type: 'QUESTION',
    select: (ctx) => sql`
      select q.id, q.title, q.project_id, q.trashed_at, q.trashed_by, ${rankOf(ctx, 'p.access_id')} as rank
      from questions q join projects p on p.workspace_id = q.workspace_id and p.id = q.project_id
      where q.workspace_id = ${ctx.workspace.id} and q.trashed_at is not null and p.trashed_at is null
        and p.status <> 'archived'`,
    restore: (ctx, id) => restoreQuestion(ctx, id),
    purge: 'questions',
    purged: (questionId) => ({ type: 'question.purged', payload: { questionId } }),
  },
};
