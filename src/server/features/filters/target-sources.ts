import { sql, type RawBuilder } from 'kysely';
import { can } from '#domain/access/can.ts';
import type { FilterProperty, FilterTarget } from '#domain/filters/filter-targets.ts';
import type { FieldFilter, FieldSource } from '#domain/filters/predicate.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';

type ValueType = 'text' | 'id' | 'ids' | 'number' | 'boolean' | 'time';

/**
 * Where a value lies: in the row (`one`), or in others. `from` ends in a condition. With `owner`, the row is the one
 * whose `of` is that owner: asked once for all rows. Without, the condition ties `from` to the row at hand.
 */
export type Source =
  | { readonly kind: 'one'; readonly type: ValueType; readonly value: RawBuilder<unknown> }
  | {
      readonly kind: 'many';
      readonly type: ValueType;
      readonly from: RawBuilder<unknown>;
      readonly value: RawBuilder<unknown>;
      readonly owner?: { readonly column: RawBuilder<unknown>; readonly of: RawBuilder<unknown> };
      /** Where the row itself says that it has none. */
      readonly isNone?: RawBuilder<boolean>;
    };

type Properties = Partial<Record<FilterProperty, Source>>;
export type TargetSources = {
  readonly properties: Properties;
  readonly field: (from: FieldSource, fieldId: string, kind: FieldFilter['kind']) => Source | null;
};

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** A property that is missing here has no value on this target yet: `is empty` holds, everything else does not. */
export const targetSources: Record<FilterTarget, (asking: Asking) => TargetSources> = {
  project: (asking) => ({
    properties: {
      ...common(asking, 'projects'),
      title: column('projects.title', 'text'),
      content: column('projects.summary', 'text'),
      folderId: column('projects.folder_id', 'id'),
      archived: one('boolean', sql`(projects.status = 'archived')`),
      highlightCount: countOf(
        asking,
        sql`highlights h where h.workspace_id = projects.workspace_id
        and h.project_id = projects.id and ${isListed}`,
        'h.access_id',
      ),
    },
    field: noFields,
  }),
  projectCategory: (asking) => ({
    properties: { ...common(asking, 'folders'), title: column('folders.title', 'text') },
    field: noFields,
  }),
  note: (asking) => ({
    properties: {
      ...common(asking, 'notes'),
      ...documentProperties('notes'),
      ...projectProperties('notes'),
      ...highlightProperties(asking, 'notes'),
      personIds: owned(
        'id',
        {
          from: sql`note_people np where np.workspace_id = ${asking.workspace.id}`,
          owner: 'np.note_id',
          of: 'notes.id',
        },
        sql`np.person_id`,
      ),
    },
    field: (from, fieldId, kind) =>
      from === 'people'
        ? peopleField(asking, 'notes.id', fieldId, kind)
        : ownField(asking, 'notes.id', fieldId, kind),
  }),
  insight: (asking) => ({
    properties: {
      ...common(asking, 'insights'),
      ...documentProperties('insights'),
      ...projectProperties('insights'),
      ...highlightProperties(asking, 'insights'),
      published: one(
        'boolean',
        sql`exists (select 1 from insight_publications live where ${joined('live', 'insight_id', 'insights')}
          and live.unpublished_at is null)`,
      ),
    },
    field: (_from, fieldId, kind) => ownField(asking, 'insights.id', fieldId, kind),
  }),
  person: (asking) => ({
    properties: {
      ...common(asking, 'people'),
      name: one('text', knownName(asking)),
      noteIds: owned(
        'id',
        {
          from: sql`note_people np where np.workspace_id = ${asking.workspace.id}`,
          owner: 'np.person_id',
          of: 'people.id',
        },
        sql`np.note_id`,
      ),
    },
    field: (_from, fieldId, kind) => personField(asking, fieldId, kind),
  }),
  channel: () => nothing,
  theme: () => nothing,
  tag: (asking) => ({
    properties: {
      ...common(asking, 'tags'),
      title: column('tags.title', 'text'),
      content: column('tags.description', 'text'),
      projectId: one(
        'id',
        sql`(select b.project_id from tag_boards b where b.workspace_id = tags.workspace_id
        and b.id = tags.board_id)`,
      ),
      tagGroupIds: column('tags.group_id', 'id'),
      tagBoardIds: column('tags.board_id', 'id'),
      highlightCount: countOf(
        asking,
        sql`highlight_tags ht where ${joined('ht', 'tag_id', 'tags')} and not ht.hidden`,
        'ht.access_id',
      ),
    },
    field: noFields,
  }),
  highlight: (asking) => ({
    properties: {
      ...common(asking, 'highlights'),
      ...projectProperties('highlights'),
      ...tagProperties({
        from: sql`highlight_tags ht where ht.workspace_id = ${asking.workspace.id}`,
        owner: 'ht.highlight_id',
        of: 'highlights.id',
        isNone: sql<boolean>`not highlights.tagged`,
      }),
      content: column('highlights.text', 'text'),
      noteId: one('id', sql`case when highlights.object_type = 'note' then highlights.object_id end`),
      personIds: owned(
        'id',
        {
          from: sql`note_people np where np.workspace_id = ${asking.workspace.id}`,
          owner: 'np.note_id',
          of: 'highlights.object_id',
        },
        sql`np.person_id`,
      ),
    },
    field: (from, fieldId, kind) =>
      from === 'people'
        ? peopleField(asking, 'highlights.object_id', fieldId, kind)
        : ownField(asking, 'highlights.object_id', fieldId, kind),
  }),
};

/** Highlights as lists have them. */
const isListed = sql`not h.hidden and not h.inline_comment_only`;

const noFields = (): null => null;
const nothing: TargetSources = { properties: {}, field: noFields };

function common(asking: Asking, table: string): Properties {
  return {
    id: column(`${table}.id`, 'id'),
    authorIds: column(`${table}.created_by`, 'id'),
    contributorIds: column(`${table}.created_by`, 'id'),
    createdAt: column(`${table}.created_at`, 'time'),
    updatedAt: column(`${table}.updated_at`, 'time'),
    archived: one('boolean', sql`false`),
    aiGenerated: one('boolean', sql`false`),
    highlightCount: one('number', sql`0`),
    starred: starred(asking, table),
  };
}

/** Contributors: whoever made it, and whoever wrote in it since. */
function documentProperties(table: string): Properties {
  return {
    title: column(`${table}.title`, 'text'),
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

function projectProperties(table: string): Properties {
  const ofProject = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select ${value} from projects pr where pr.workspace_id = ${sql.ref(`${table}.workspace_id`)}
      and pr.id = ${sql.ref(`${table}.project_id`)})`;
  return {
    projectId: column(`${table}.project_id`, 'id'),
    folderId: one('id', ofProject(sql`pr.folder_id`)),
    archived: one('boolean', ofProject(sql`pr.status = 'archived'`)),
  };
}

/** Whoever may see a note or an insight may see its highlights. */
function highlightProperties({ workspace }: Asking, table: string): Properties {
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
function tagProperties(of: Owned): Properties {
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

const fieldTypes = {
  string: { type: 'text', value: sql`v.value` },
  number: { type: 'number', value: sql`v.number_value` },
  int: { type: 'number', value: sql`v.number_value` },
  date: { type: 'time', value: sql`v.date_value` },
  boolean: { type: 'boolean', value: sql`v.boolean_value` },
  uuidArray: { type: 'ids', value: sql`v.ids` },
} as const satisfies Record<FieldFilter['kind'], { type: ValueType; value: RawBuilder<unknown> }>;

/** `from` gives rows `v` of field_values; those of one field are few beside all rows of the target. */
function fieldValue(kind: FieldFilter['kind'], fieldId: string, { from, owner, of }: Owned): Source {
  const { type, value } = fieldTypes[kind];
  return owned(type, { from: sql`${from} and v.field_id = ${fieldId}::uuid`, owner, of }, value);
}

function ownField({ workspace }: Asking, of: string, fieldId: string, kind: FieldFilter['kind']): Source {
  const from = sql`field_values v where v.workspace_id = ${workspace.id}`;
  return fieldValue(kind, fieldId, { from, owner: 'v.object_id', of });
}

function personField(asking: Asking, fieldId: string, kind: FieldFilter['kind']): Source {
  const from = sql`field_values v where v.workspace_id = ${asking.workspace.id} and ${isOfKnownPerson(asking)}`;
  return fieldValue(kind, fieldId, { from, owner: 'v.object_id', of: 'people.id' });
}

function peopleField(asking: Asking, of: string, fieldId: string, kind: FieldFilter['kind']): Source {
  const from = sql`note_people np join field_values v on v.workspace_id = np.workspace_id and v.object_id = np.person_id
    where np.workspace_id = ${asking.workspace.id} and ${isOfKnownPerson(asking)}`;
  return fieldValue(kind, fieldId, { from, owner: 'np.note_id', of });
}

function starred(asking: Asking, table: string): Source {
  const viewer = viewerOf(asking);
  if (!viewer) return one('boolean', sql`false`);
  return one(
    'boolean',
    sql`exists (select 1 from stars s where ${joined('s', 'object_id', table)} and s.member_id = ${viewer.id})`,
  );
}

/** A filter that finds a name tells it: who may not know somebody does not find them by it. */
function knownName(asking: Asking): RawBuilder<unknown> {
  return mayKnowAll(asking) ? sql`people.name` : sql`case when people.hidden_at is null then people.name end`;
}

/** Nor by what a field says of them, which may tell as much as the name. */
function isOfKnownPerson(asking: Asking): RawBuilder<boolean> {
  if (mayKnowAll(asking)) return sql<boolean>`true`;
  return sql<boolean>`not exists (select 1 from people hidden where hidden.workspace_id = v.workspace_id
    and hidden.id = v.object_id and hidden.hidden_at is not null)`;
}

function mayKnowAll({ actor }: Asking): boolean {
  return (
    actor.kind === 'system' || (actor.kind === 'member' && can(actor.viewer, 'person.readHidden').allowed)
  );
}

/** Rows of another table that belong to the row of the target. */
function joined(alias: string, key: string, table: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.workspace_id`)} = ${sql.ref(`${table}.workspace_id`)}
    and ${sql.ref(`${alias}.${key}`)} = ${sql.ref(`${table}.id`)}`;
}

function column(name: string, type: ValueType): Source {
  return one(type, sql`${sql.ref(name)}`);
}

function one(type: ValueType, value: RawBuilder<unknown>): Source {
  return { kind: 'one', type, value };
}

function many(type: ValueType, from: RawBuilder<unknown>, value: RawBuilder<unknown>): Source {
  return { kind: 'many', type, from, value };
}

type Owned = {
  readonly from: RawBuilder<unknown>;
  readonly owner: string;
  readonly of: string;
  readonly isNone?: RawBuilder<boolean> | undefined;
};

function owned(type: ValueType, { from, owner, of, isNone }: Owned, value: RawBuilder<unknown>): Source {
  const owns = { column: sql.ref(owner), of: sql.ref(of) };
  return { kind: 'many', type, from, value, owner: owns, ...(isNone && { isNone }) };
}
