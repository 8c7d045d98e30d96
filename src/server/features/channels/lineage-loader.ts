import { sql } from 'kysely';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import './tables.ts';

/** `themeId`: the theme on the other side. A merged one answers with its heir, so its title is its own. */
export type ThemeDescent = {
  readonly kind: 'split' | 'merge';
  readonly themeId: string;
  readonly title: string;
  readonly madeAt: Date;
};

const mostShown = 10;

/** Where each theme comes from: what it was split from and what was merged into it, the newest first. */
export const lineageLoader = loaderOfMap<readonly ThemeDescent[]>([], async (ctx, db, ids) => {
  const { rows } = await sql<ThemeDescent & { ofId: string }>`
    select l.to_id as "ofId", l.kind, l.from_id as "themeId", t.title, max(l.made_at) as "madeAt"
    from theme_lineage l join themes t on t.workspace_id = l.workspace_id and t.id = l.from_id
    where l.workspace_id = ${ctx.workspace.id} and l.to_id = any(${[...ids]}::uuid[]) and l.kind in ('split', 'merge')
      and l.from_id <> l.to_id
    group by 1, 2, 3, 4 order by max(l.made_at) desc, l.from_id`.execute(db);
  const byTheme = Map.groupBy(rows, (row) => row.ofId);
  return new Map([...byTheme].map(([id, own]) => [id, own.slice(0, mostShown)]));
});

/** What was split off each theme. */
export const partsLoader = loaderOfMap<readonly string[]>([], async (ctx, db, ids) => {
  const { rows } = await sql<{ ofId: string; id: string }>`
    select l.from_id as "ofId", l.to_id as id from theme_lineage l
    where l.workspace_id = ${ctx.workspace.id} and l.from_id = any(${[...ids]}::uuid[]) and l.kind = 'split'
    group by 1, 2 order by max(l.made_at) desc, l.to_id`.execute(db);
  const byTheme = Map.groupBy(rows, (row) => row.ofId);
  return new Map([...byTheme].map(([id, own]) => [id, own.slice(0, mostShown).map((row) => row.id)]));
});
