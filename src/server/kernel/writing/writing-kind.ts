import { sql, type RawBuilder } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';
import {
  addedIds,
  column,
  commonProperties,
  joined,
  many,
  one,
  projectProperties,
  withAddedWords,
  type Asking,
  type Properties,
  type SearchSource,
  type Stale,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import type { StoredEvent } from '#server/platform/events/subscriber.ts';

type Written = {
  readonly thing: 'note' | 'insight';
  readonly table: string;
  readonly type: SearchResultType;
  /** Of the row `o`. */
  readonly published: RawBuilder<unknown>;
};

/** What is in a project and has a document of the same id. */
export function writingSearch({ thing, table, type, published }: Written): SearchSource {
  return {
    type,
    inProject: true,
    hasHighlights: true,
    select: (workspaceId) => sql`
      select o.id, o.title, ${withAddedWords(thing, sql`d.text`, { workspaceId, id: 'o.id' })} as body, o.access_id, o.id as owner_id,
        o.project_id, array[o.project_id] || ${foldersFrom(workspaceId, sql`p.folder_id`)} as location_ids,
        array(select o.created_by union select unnest(v.member_ids) from document_versions v
          where v.workspace_id = o.workspace_id and v.document_id = o.id order by 1) as contributor_ids,
        ${addedIds(thing, 'tagIds', { workspaceId, id: 'o.id' })} as tag_ids, ${addedIds(thing, 'personIds', { workspaceId, id: 'o.id' })} as person_ids,
        o.created_by, o.created_at,
        -- Typing shows here at once; the row of the object hears of it from a subscriber of its own.
        greatest(o.updated_at, d.edited_at) as updated_at, ${published} as published,
        p.status = 'archived' as archived, o.ai_generated
      from ${sql.table(table)} o
      join projects p on p.workspace_id = o.workspace_id and p.id = o.project_id and p.trashed_at is null
      left join documents d on d.workspace_id = o.workspace_id and d.id = o.id
      where o.workspace_id = ${workspaceId} and o.trashed_at is null`,
  };
}

/** Highlights go where their document goes, and its contacts are theirs. */
export function writingStale(
  { type, payload }: StoredEvent,
  found: SearchResultType,
  ids: string[],
): Stale[] {
  const itself: Stale = { types: [found], scope: { ids } };
  const isOwnMatter =
    type.endsWith('.contentChanged') ||
    type.endsWith('.created') ||
    type.endsWith('.imported') ||
    (type.endsWith('.updated') && !('changed' in payload && payload.changed.includes('people')));
  return isOwnMatter ? [itself] : [itself, { types: ['HIGHLIGHT'], scope: { ownerIds: ids } }];
}

/** Contributors: the person who made it, and everyone who wrote in it since. */
export function writingProperties(asking: Asking, table: string): Properties {
  return {
    ...commonProperties(table),
    ...projectProperties(asking, table),
    title: column(`${table}.title`, 'text'),
    aiGenerated: column(`${table}.ai_generated`, 'boolean'),
    content: one('text', sql`(select d.text from documents d where ${joined('d', 'id', table)})`),
    contributorIds: many(
      'id',
      sql`(select ${sql.ref(`${table}.created_by`)} as member_id union all
        select unnest(v.member_ids) from document_versions v where ${joined('v', 'document_id', table)}
        ) contributor where true`,
      sql`contributor.member_id`,
    ),
  };
}
