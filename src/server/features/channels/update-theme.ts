import { parseThemeTitle } from '#domain/channels/theme-rules.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeThemes } from './change-themes.ts';
import { getChannelOfTheme } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import { getTheme, type ThemeEdit } from './theme-edit.ts';

export type ThemeUpdate = {
  readonly id: string;
  readonly title?: string | null;
  readonly pinned?: boolean | null;
};

/** A name or a pin by a person: the theme is theirs from then on, and no sorting takes it apart. */
export async function updateTheme(ctx: Ctx, { id, title, pinned }: ThemeUpdate): Promise<ThemeEdit> {
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTheme(tx, id);
    allow(tx, 'theme.update', channel);
    const changeId = await recordThemeChange(tx, { channelId: channel.id, themeIds: [id], pointIds: [] });
    await changeThemes(tx, [id], {
      kept: true,
      ...(title != null && {
        title: accept(parseThemeTitle(title)),
        titled_by: 'person' as const,
        named_likeness: null,
      }),
      ...(pinned != null && { pinned }),
    });
    // Whatever was proposed is answered by it.
    if (title != null)
      await tx.db
        .deleteFrom('theme_proposals')
        .where('workspace_id', '=', tx.workspace.id)
        .where('theme_id', '=', id)
        .execute();
    await sealThemeChange(tx, changeId);
    return { changeId, theme: await getTheme(tx, id) };
  });
}
