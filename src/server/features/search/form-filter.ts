import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import type { FilterForm } from '#domain/filters/filter-form.ts';
import type { FilterTarget } from '#domain/filters/filter-targets.ts';
import { targetOfResultType } from '#domain/filters/filter-targets.ts';
import { usableFilterRows } from '#domain/filters/usable-rows.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { findSavedFilter, predicateToSql } from '#server/features/filters/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember, viewerOf } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';

/** Where the objects of a target lie. What is missing here has nothing that a filter could ask about. */
const tables: Partial<Record<FilterTarget, string>> = {
  project: 'projects',
  projectCategory: 'folders',
  note: 'notes',
  insight: 'insights',
  person: 'people',
};

export type FormAsk = {
  readonly filter?: FilterForm;
  readonly selectedFilterId?: string;
  readonly resultTypes: readonly SearchResultType[];
};

/** The ids that the form lets through, whoever may see them; undefined when it lets everything through. */
export async function idsOfForm(ctx: Ctx, db: Db, ask: FormAsk): Promise<Set<string> | undefined> {
  const form = ask.filter ?? (await savedForm(ctx, ask.selectedFilterId));
  if (!form) return undefined;
  const situation = {
    resultTypes: ask.resultTypes,
    now: ctx.now(),
    currentUserId: viewerOf(ctx)?.id ?? null,
    aiUserId: null,
  };
  if (usableFilterRows(form, situation).length === 0) return undefined;
  const compiled = accept(compileFilter(form, situation));
  const ids = new Set<string>();
  for (const target of new Set(ask.resultTypes.map((type) => targetOfResultType[type]))) {
    const table = tables[target];
    const predicate = compiled[target];
    if (table === undefined || !predicate) continue;
    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(${sql.ref(`${table}.id`)}::text, '') as ids from ${sql.table(table)}
      where ${sql.ref(`${table}.workspace_id`)} = ${ctx.workspace.id}
        and ${predicateToSql(target, predicate, ctx)}`.execute(db);
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
