import type { TxCtx } from '#server/platform/context/context.ts';
import { themeColumns, type Theme } from './theme.ts';
import './tables.ts';

/** `changeId` takes the change back. */
export type ThemeEdit = { readonly changeId: string; readonly theme: Theme };

export function getTheme(tx: TxCtx, id: string): Promise<Theme> {
  return tx.db
    .selectFrom('themes')
    .select(themeColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
