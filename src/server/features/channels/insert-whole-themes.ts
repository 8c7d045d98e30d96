import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { archiveModel, unknownMiddle } from './sort/archive-model.ts';
import type { ThemeState } from './tables.ts';

type Placer = 'engine' | 'person';

export type WholeTopic = { readonly id: string; readonly title: string; readonly description: string };

export type WholeTheme = {
  readonly id: string;
  readonly title: string;
  readonly titledBy: Placer;
  readonly pinned: boolean;
  readonly kept: boolean;
  readonly state: ThemeState;
  readonly mergedInto: string | null;
  readonly topicId: string | null;
  readonly topicBy: Placer;
  readonly insightIds: readonly string[];
  readonly createdAt: Date;
};

export type WholeThemes = {
  readonly channelId: string;
  readonly createdBy: string;
  readonly topics: readonly WholeTopic[];
  readonly themes: readonly WholeTheme[];
};

/** Themes as another installation found and people changed them. For commands that have checked that somebody may. */
export async function insertWholeThemes(
  tx: TxCtx,
  { channelId, createdBy, topics, themes }: WholeThemes,
): Promise<void> {
  const now = tx.now().toISOString();
  await sql`
    insert into topics (workspace_id, id, channel_id, title, description, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, ${channelId}::uuid, title, description, ${createdBy}::uuid,
      ${now}::timestamptz + at * interval '1 millisecond', ${now}::timestamptz
    from jsonb_array_elements(${JSON.stringify(topics)}::jsonb) with ordinality as one (row, at),
      jsonb_to_record(row) as topic (id uuid, title text, description text)`.execute(tx.db);
  await sql`
    insert into themes (workspace_id, id, channel_id, title, titled_by, pinned, kept, state, merged_into, topic_id,
      topic_by, centroid, told_rising_at, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, ${channelId}::uuid, title, "titledBy", pinned, kept, state, "mergedInto",
      "topicId", "topicBy", ${unknownMiddle}::bytea, ${now}::timestamptz, "createdAt", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(themes)}::jsonb) as theme (id uuid, title text, "titledBy" text,
      pinned boolean, kept boolean, state text, "mergedInto" uuid, "topicId" uuid, "topicBy" text,
      "createdAt" timestamptz)`.execute(tx.db);
  const links = themes.flatMap(({ id, insightIds }) => insightIds.map((insight) => ({ id, insight })));
  await sql`
    insert into theme_insights (workspace_id, theme_id, insight_id, made_at)
    select i.workspace_id, link.id, i.id, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id uuid, insight uuid)
    join insights i on i.workspace_id = ${tx.workspace.id} and i.id = link.insight
    on conflict do nothing`.execute(tx.db);
  await sql`update channels set model = ${archiveModel}
    where workspace_id = ${tx.workspace.id} and id = ${channelId}`.execute(tx.db);
  await tx.record(
    ...topics.map(({ id }) => ({
      type: 'topic.created' as const,
      payload: { topicId: id, channelId },
      objectId: id,
      version: 1,
    })),
    ...themes.flatMap(({ id, state }) =>
      state === 'active'
        ? [{ type: 'theme.created' as const, payload: { themeId: id, channelId }, objectId: id, version: 1 }]
        : [],
    ),
  );
}
