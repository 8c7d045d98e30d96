import { titleOf } from '#domain/text/display-names.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/projects/tables.ts';
import { paragraphs } from '../pages/paragraphs.ts';
import type { Renderer } from './renderer.ts';

export const renderProject: Renderer = {
  async head(db, { workspaceId, objectId, hideNames }) {
    const row = await db
      .selectFrom('projects')
      .leftJoin('members', (join) =>
        join
          .onRef('members.workspace_id', '=', 'projects.workspace_id')
          .onRef('members.id', '=', 'projects.created_by'),
      )
      .select([
        'projects.title',
        'projects.summary',
        'projects.updated_at as updatedAt',
        'members.name as author',
      ])
      .where('projects.workspace_id', '=', workspaceId)
      .where('projects.id', '=', objectId)
      .where('projects.trashed_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        type: 'project',
        title: titleOf('project', row.title),
        summary: row.summary,
        author: hideNames ? null : row.author,
        updatedAt: row.updatedAt,
      }
    );
  },
  async body(db, { workspaceId, objectId }) {
    const { summary } = await db
      .selectFrom('projects')
      .select('summary')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', objectId)
      .executeTakeFirstOrThrow();
    return paragraphs(summary);
  },
};
