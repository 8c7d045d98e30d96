import { sql } from 'kysely';
import { column, commonProperties, idsIn, noIds, one, type Kind } from '#server/kernel/kinds/index.ts';
import { restoreDoc } from './restore-doc.ts';
import './tables.ts';

export const docKind: Kind = {
  name: 'doc',
  content: {
    type: 'doc',
    table: 'docs',
    inProject: false,
    restore: restoreDoc,
    purged: (docId) => ({ type: 'doc.purged', payload: { docId } }),
  },
  search: {
    type: 'DOC',
    // What AI wrote is read by each as far as they may see its sources: an index of its words would know more.
    select: (workspaceId) => sql`
      select d.id, d.title, d.prompt as body, d.access_id, d.id as owner_id, null::uuid as project_id,
        ${noIds} as location_ids, array[d.created_by] as contributor_ids, ${noIds} as tag_ids,
        ${noIds} as person_ids, d.created_by, d.created_at, d.updated_at, false as published, false as archived,
        true as ai_generated
      from docs d
      where d.workspace_id = ${workspaceId} and d.trashed_at is null`,
  },
  stale: {
    after: ({ payload }) => [{ types: ['DOC'], scope: { ids: idsIn(payload, 'docId') } }],
  },
  filter: {
    target: 'doc',
    table: 'docs',
    properties: () => ({
      ...commonProperties('docs'),
      title: column('docs.title', 'text'),
      content: column('docs.prompt', 'text'),
      aiGenerated: one('boolean', sql`true`),
    }),
  },
};
