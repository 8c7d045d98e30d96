import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import {
  joined,
  one,
  owned,
  type Asking,
  type Owned,
  type Properties,
  type Source,
  type Trait,
} from '#server/kernel/kinds/index.ts';
import './tables.ts';

/** Highlights as lists have them. */
const isListed = sql`not h.hidden and not h.inline_comment_only`;

export const highlightTraits: readonly Trait[] = [
  {
    search: {
      of: ['note', 'insight'],
      tagIds: ({ workspaceId, id }) => sql`array(select t.tag_id from highlights h
        join highlight_tags t on t.workspace_id = h.workspace_id and t.highlight_id = h.id
        where h.workspace_id = ${workspaceId} and h.object_id = ${sql.ref(id)} and not h.hidden
        group by 1 order by 1)`,
    },
    filter: { of: ['note', 'insight'], properties: (asking, { table }) => documentProperties(asking, table) },
  },
  {
    filter: {
      of: ['project'],
      properties: (asking) => ({
        highlightCount: countOf(
          asking,
          sql`highlights h where h.workspace_id = projects.workspace_id
            and h.project_id = projects.id and ${isListed}`,
          'h.access_id',
        ),
      }),
    },
  },
  {
    filter: {
      of: ['tag'],
      properties: (asking) => ({
        highlightCount: countOf(
          asking,
          sql`highlight_tags ht where ${joined('ht', 'tag_id', 'tags')} and not ht.hidden`,
          'ht.access_id',
        ),
      }),
    },
  },
  {
    filter: {
      of: ['person'],
      properties: (asking) => ({
        highlightCount: countOf(
          asking,
          sql`note_people np
            join highlights h on h.workspace_id = np.workspace_id and h.object_id = np.note_id and ${isListed}
            where ${joined('np', 'person_id', 'people')}`,
          'h.access_id',
        ),
      }),
    },
  },
];

/** Anyone who may see a note or an insight may see its highlights. */
function documentProperties({ workspace }: Asking, table: string): Properties {
  const mine = sql`highlights h where ${joined('h', 'object_id', table)} and ${isListed}`;
  return {
    ...tagProperties({
      from: sql`highlight_tags ht where ht.workspace_id = ${workspace.id} and not ht.hidden and not ht.comment_only`,
      owner: 'ht.object_id',
      of: `${table}.id`,
    }),
    highlightIds: owned(
      'id',
      {
        from: sql`highlights h where h.workspace_id = ${workspace.id} and ${isListed}`,
        owner: 'h.object_id',
        of: `${table}.id`,
      },
      sql`h.id`,
    ),
    highlightCount: one('number', sql`(select count(*) from ${mine})`),
  };
}

/** `from` gives the rows `ht` of highlight_tags. */
export function tagProperties(of: Owned): Properties {
  const ofTag = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select ${value} from tags t where t.workspace_id = ht.workspace_id and t.id = ht.tag_id)`;
  return {
    tagIds: owned('id', of, sql`ht.tag_id`),
    tagGroupIds: owned('id', { ...of, isNone: undefined }, ofTag(sql`t.group_id`)),
    tagBoardIds: owned('id', { ...of, isNone: undefined }, ofTag(sql`t.board_id`)),
  };
}

/** Only what the asking person may see: a count tells of what it counts. */
function countOf(asking: Asking, from: RawBuilder<unknown>, accessId: string): Source {
  return one('number', sql`(select count(*) from ${from} and ${isVisible(asking, accessId)})`);
}
