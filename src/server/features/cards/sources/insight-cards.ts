import { sql } from 'kysely';
import { insightStandingLabel, type InsightStatus } from '#domain/insights/insight-status.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/kernel/documents/tables.ts';
import '#server/kernel/members/tables.ts';
import '#server/features/insights/tables.ts';
import type { CardSource } from '../card-source.ts';
import { previewText } from '../preview-text.ts';
import { factsOfWork } from './facts-of-work.ts';

type Row = {
  id: string;
  title: string;
  text: string;
  project: string;
  status: InsightStatus;
  isPublished: boolean;
  author: string | null;
  createdAt: Date;
};

/** An insight's card: its title and how it starts. Strangers see it once it is published. */
export const insightCards: CardSource = async (db, scope, ids) => {
  const isPublished = sql<boolean>`exists (select 1 from insight_publications out where out.workspace_id = i.workspace_id
    and out.insight_id = i.id and out.unpublished_at is null)`;
  const { rows } = await sql<Row>`
    select i.id, i.title, p.title as project, i.status, m.name as author, i.created_at as "createdAt",
      ${isPublished} as "isPublished", ${previewText('i')} as text
    from insights i join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id
    left join members m on m.workspace_id = i.workspace_id and m.id = i.created_by
    where ${isInWorkspace(scope.workspaceId, 'i.id', ids)}
      and i.trashed_at is null and p.trashed_at is null and ${scope.isStranger ? isPublished : sql`true`}
      and ${scope.isSeen('i.access_id', 'i.project_id')}`.execute(db);
  return new Map(
    rows.map(({ id, title, text, project, status, isPublished: isOut, ...work }) => {
      const url = scope.pageUrl(buildUrl('insight', { params: { insightId: id } }));
      return [
        id,
        {
          title: titleOf('insight', title),
          facts: [
            // Strangers read what is published: how far it is says nothing to them.
            ...(scope.isStranger ? [] : [{ property: 'status', text: insightStandingLabel(status, isOut) }]),
            { property: 'project', text: titleOf('project', project) },
            ...factsOfWork(scope, work),
          ],
          ...(!scope.isStranger && { text }),
          ...(url !== undefined && { url }),
        },
      ];
    }),
  );
};
