import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { compileFilter, type CompiledFilter } from '#domain/filters/compile-filter.ts';
import type { FilterForm } from '#domain/filters/filter-form.ts';
import { all } from '#domain/filters/predicate.ts';
import { usableFilterRows } from '#domain/filters/usable-rows.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { searchResultTypes, type SearchResultType } from '#domain/search/result-types.ts';
import { findSavedFilter, predicateToSql } from '#server/features/filters/index.ts';
import { allKinds } from '#server/kernel/kinds/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember, viewerOf } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';

export type FormAsk = {
  readonly filter?: FilterForm;
  readonly selectedFilterId?: string;
  readonly resultTypes: readonly SearchResultType[];
};

/** What the form lets through, by target; undefined when it lets everything through. */
export async function compileForm(ctx: Ctx, ask: FormAsk): Promise<CompiledFilter | undefined> {
  const form = ask.filter ?? (await savedForm(ctx, ask.selectedFilterId));
  if (!form) return undefined;
  const situation = { now: ctx.now(), currentUserId: viewerOf(ctx)?.id ?? null, aiUserId };
  const asked = { ...situation, resultTypes: ask.resultTypes };
  if (usableFilterRows(form, asked).length === 0) return undefined;
  // Types that were not asked for are counted all the same.
  const counted = accept(compileFilter(form, { ...situation, resultTypes: searchResultTypes }));
  return { ...counted, ...accept(compileFilter(form, asked)) };
}

/** The ids that every filter lets through, also those that the person may not see; undefined when there is no filter. */
export async function idsThrough(
  ctx: Ctx,
  db: Db,
  filters: readonly (CompiledFilter | undefined)[],
): Promise<Set<string> | undefined> {
  const given = filters.filter((filter) => filter !== undefined);
  if (given.length === 0) return undefined;
  const ids = new Set<string>();
  for (const { target, table } of allKinds().flatMap(({ filter }) => filter ?? [])) {
    const parts = given.map((filter) => filter[target]);
    if (!parts.every((part) => part !== undefined)) continue;
    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(${sql.ref(`${table}.id`)}::text, '') as ids from ${sql.table(table)}
      where ${sql.ref(`${table}.workspace_id`)} = ${ctx.workspace.id}
        and ${predicateToSql(target, all(parts), ctx)}`.execute(db);
    const text = rows[0]?.ids ?? '';
    for (let at = 0; at < text.length; at += 36) ids.add(text.slice(at, at + 36));
  }
  return ids;
}

async function savedForm(ctx: Ctx, id: string | undefined): Promise<FilterForm | undefined> {
  if (id === undefined) return undefined;
  requireMember(ctx);
  const saved = await findSavedFilter(ctx, id);
  if (!saved) throw new NotFound();
  return saved.form;
}
