import { sql } from 'kysely';
import { isSameLabel } from '#domain/channels/theme-labels.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '../tables.ts';

export type TitleProposal = { readonly themeId: string; readonly title: string };

/**
 * Titles that would say better what themes have become, for a person to accept. What somebody dismissed is proposed
 * again only in other words; a label that says what the title says takes an open proposal back.
 */
export async function writeProposals(
  tx: TxCtx,
  why: 'drift' | 'label',
  labels: readonly TitleProposal[],
): Promise<void> {
  const known = await tx.db
    .selectFrom('themes')
    .leftJoin('theme_proposals as p', (join) =>
      join.onRef('p.workspace_id', '=', 'themes.workspace_id').onRef('p.theme_id', '=', 'themes.id'),
    )
    .select(['themes.id', 'themes.title', 'p.title as proposed'])
    .where(
      isInWorkspace(
        tx.workspace.id,
        'themes.id',
        labels.map(({ themeId }) => themeId),
      ),
    )
    .where('themes.state', '=', 'active')
    .where((row) => row.or([row('themes.titled_by', '=', 'engine'), row.lit(why === 'drift')]))
    .execute();
  const labelOf = new Map(labels.map(({ themeId, title }) => [themeId, title]));
  const isTitle = (row: { id: string; title: string }): boolean =>
    isSameLabel(labelOf.get(row.id) ?? row.title, row.title);
  const open = known.filter(
    (row) => !isTitle(row) && !isSameLabel(labelOf.get(row.id) ?? '', row.proposed ?? ''),
  );
  await sql`
    insert into theme_proposals as p (workspace_id, theme_id, title, why, proposed_at)
    select ${tx.workspace.id}::uuid, n.id, n.title, ${why}, ${tx.now()}
    from unnest(${open.map(({ id }) => id)}::uuid[], ${open.map(({ id }) => labelOf.get(id) ?? '')}::text[])
      as n (id, title)
    on conflict (workspace_id, theme_id) do update set title = excluded.title, why = excluded.why,
      proposed_at = excluded.proposed_at, dismissed_at = null, dismissed_by = null`.execute(tx.db);
  const settled = known.filter(isTitle).map(({ id }) => id);
  await sql`delete from theme_proposals where ${isInWorkspace(tx.workspace.id, 'theme_id', settled)}
    and dismissed_at is null`.execute(tx.db);
}
