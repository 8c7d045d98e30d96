import { sql } from 'kysely';
import { wordsAlone } from '#domain/text/words-alone.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { personOfParticipant } from '#server/features/people/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insightOfTheme, type ThemeQuote } from './insight-of-theme.ts';
import { getChannelOfTheme } from './policy.ts';
import { getTheme } from './theme-edit.ts';
import './tables.ts';

const quoted = 8;
/** Many say it in the same words: so many are looked at to find different ones. */
const looked = 100;

/** A draft in a project with what people said that is most typical of the theme. The theme stays linked to it. */
export async function createInsightFromTheme(
  ctx: Ctx,
  { themeId, projectId }: { themeId: string; projectId: string },
): Promise<string> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'theme.read', await getChannelOfTheme(tx, themeId));
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
    allow(tx, 'insight.create', project);
    const theme = await getTheme(tx, themeId);
    const { title, content } = insightOfTheme(theme, await readQuotes(tx, themeId, theme.quoteId));
    const { id } = await insertInsight(tx, { projectId, title, content, createdBy: viewer.id });
    await tx.db
      .insertInto('theme_insights')
      .values({ workspace_id: tx.workspace.id, theme_id: themeId, insight_id: id, made_at: tx.now() })
      .execute();
    return id;
  });
}

async function readQuotes(tx: TxCtx, themeId: string, quoteId: string | null): Promise<ThemeQuote[]> {
  const rows = await tx.db
    .selectFrom('data_points')
    .select([
      'id',
      'text',
      'participant',
      'said_at as saidAt',
      personOfParticipant(tx, 'data_points.participant').as('personId'),
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('theme_id', '=', themeId)
    .orderBy(sql`(id = ${quoteId}::uuid) desc nulls last`)
    .orderBy(sql`theme_score desc nulls last`)
    .orderBy('id')
    .limit(looked)
    .execute();
  const byWords = new Map(rows.toReversed().map((row) => [wordsAlone(row.text), row]));
  return rows.filter((row) => byWords.get(wordsAlone(row.text)) === row).slice(0, quoted);
}
