import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Numbers of two models can't be compared: while another one reads the channel, nobody looks into its themes. */
export async function requireOneModel(ctx: Ctx, channelId: string, model: string): Promise<void> {
  const channel = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('channels')
      .select(['model', 'read_again_since as since'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', channelId)
      .executeTakeFirst(),
  );
  if (!channel || channel.model === '') return;
  if (channel.model !== model || channel.since !== null)
    throw new InvalidOperation('Another model is reading this channel. Try again when it’s done.');
}
