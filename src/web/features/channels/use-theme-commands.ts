import { useCommand } from '#web/lib/use-command.ts';
import {
  DismissThemeDocument,
  MergeThemesDocument,
  MoveDataPointsDocument,
  SplitThemeDocument,
  UpdateThemeDocument,
} from './channels.gen.ts';
import { useUndoable } from './use-undoable.ts';

/** Changes of themes, each with its undo. They answer whether the change was made. */
export function useThemeCommands() {
  const announce = useUndoable();
  const update = useCommand(UpdateThemeDocument);
  const merge = useCommand(MergeThemesDocument);
  const split = useCommand(SplitThemeDocument);
  const dismiss = useCommand(DismissThemeDocument);
  const move = useCommand(MoveDataPointsDocument);

  return {
    isSplitting: split.busy,
    rename: async (id: string, title: string) =>
      announce('Theme renamed', (await update.run({ input: { id, title } }))?.updateTheme.changeId),
    pin: async (id: string, pinned: boolean) =>
      announce(
        pinned ? 'Theme pinned' : 'Theme unpinned',
        (await update.run({ input: { id, pinned } }))?.updateTheme.changeId,
      ),
    merge: async (intoId: string, ids: string[]) =>
      announce('Themes merged', (await merge.run({ intoId, ids }))?.mergeThemes.changeId),
    split: async (id: string) => announce('Theme split', (await split.run({ id }))?.splitTheme.changeId),
    dismiss: async (id: string) =>
      announce('Theme dismissed', (await dismiss.run({ id }))?.dismissTheme.changeId),
    move: async (channelId: string, ids: string[], themeId: string | null) =>
      announce(
        themeId === null ? 'Removed from theme' : 'Moved to theme',
        (await move.run({ input: { channelId, ids, themeId } }))?.moveDataPoints.changeId,
      ),
  };
}
