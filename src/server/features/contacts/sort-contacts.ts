import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseFieldReference } from '#domain/fields/field-reference.ts';
import '#server/features/fields/tables.ts';
import { mayReadHidden } from '#server/features/people/index.ts';
import { fieldSortKey, type SortKey } from '#server/features/views/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';

type Sorting = Omit<SortKey, 'isDescending'>;

/** What contacts are ordered by. A place in the order tells a value: of a hidden contact it tells nothing. */
export async function contactSortKey(ctx: Ctx, db: Db, sort: string): Promise<Sorting> {
  const own = Object.hasOwn(ownKeys, sort) ? ownKeys[sort]?.(ctx) : undefined;
  const key = own ?? (await fieldKey(ctx, db, sort));
  if (!key) throw new ValidationError('Contacts can’t be sorted by this column');
  return key;
}

const ownKeys: Readonly<Record<string, (ctx: Ctx) => Sorting>> = {
  name: (ctx) => ({
    kind: 'text',
    value: mayReadHidden(ctx) ? sql`people.sort_name` : sql`people.shown_sort_name`,
    nullable: false,
  }),
  email: (ctx) => ({ kind: 'text', value: known(ctx, sql`lower(people.email)`), nullable: true }),
  createdAt: () => ({ kind: 'time', value: sql`people.created_at`, nullable: false }),
  updatedAt: () => ({ kind: 'time', value: sql`people.updated_at`, nullable: false }),
};

async function fieldKey(ctx: Ctx, db: Db, sort: string): Promise<Sorting | undefined> {
  const reference = parseFieldReference(sort);
  if (reference?.kind !== 'personField') return undefined;
  const field = await db
    .selectFrom('fields')
    .innerJoin('field_sets', (join) =>
      join
        .onRef('field_sets.workspace_id', '=', 'fields.workspace_id')
        .onRef('field_sets.id', '=', 'fields.field_set_id'),
    )
    .select(['fields.id', 'fields.type'])
    .where('fields.workspace_id', '=', ctx.workspace.id)
    .where('fields.id', '=', reference.id)
    .where('fields.trashed_at', 'is', null)
    .where('field_sets.owner', '=', 'person')
    .executeTakeFirst();
  if (!field) return undefined;
  const key = fieldSortKey({ objectId: sql`people.id`, field, workspaceId: ctx.workspace.id, at: 0 });
  return { ...key, value: known(ctx, key.value) };
}

function known(ctx: Ctx, value: SortKey['value']): SortKey['value'] {
  return mayReadHidden(ctx) ? value : sql`case when people.hidden_at is null then ${value} end`;
}
