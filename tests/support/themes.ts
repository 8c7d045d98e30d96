import type { Place } from './scene.ts';
import type { TestApp } from './test-app.ts';
import '#server/features/channels/tables.ts';

/** A theme of the channel with what people said in it, the most typical first. */
export async function addTheme(
  app: TestApp,
  { workspace }: Place,
  channelId: string,
  said: readonly { readonly text: string; readonly participant?: string }[],
): Promise<string> {
  const [themeId, now] = [app.services.newId(), app.clock.now()];
  await app.database.transaction({ workspaceId: workspace.id }, 'read write', async (db) => {
    const own = { workspace_id: workspace.id, channel_id: channelId };
    await db
      .insertInto('themes')
      .values({
        ...own,
        id: themeId,
        title: 'Late parcels',
        titled_by: 'engine',
        centroid: Buffer.alloc(16),
        merged_into: null,
        quote_id: null,
        told_rising_at: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('data_points')
      .values(
        said.map(({ text, participant = null }, at) => ({
          ...own,
          id: app.services.newId(),
          source: 'csv',
          external_id: `${themeId} ${at}`,
          text,
          said_at: new Date('2026-03-01T10:00:00Z'),
          participant,
          url: null,
          vector: null,
          sentiment: null,
          theme_id: themeId,
          theme_score: 0.9 - at / 100,
          added_at: now,
        })),
      )
      .execute();
  });
  return themeId;
}
