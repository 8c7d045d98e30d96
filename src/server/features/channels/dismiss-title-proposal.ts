import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeThemes } from './change-themes.ts';
import { getChannelOfTheme } from './policy.ts';
import { getTheme } from './theme-edit.ts';
import type { Theme } from './theme.ts';
import './tables.ts';

/** The title stays as it is, and the same one is not proposed again. What the theme is like now is what it is named for. */
export async function dismissTitleProposal(ctx: Ctx, themeId: string): Promise<Theme> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'theme.update', await getChannelOfTheme(tx, themeId));
    await tx.db
      .updateTable('theme_proposals')
      .set({ dismissed_at: tx.now(), dismissed_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('theme_id', '=', themeId)
      .where('dismissed_at', 'is', null)
      .execute();
    await changeThemes(tx, [themeId], { named_likeness: null });
    return getTheme(tx, themeId);
  });
}
