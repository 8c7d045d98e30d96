import type { ChangeMatchingDataPointsInput } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { AllMatching } from './all-matching.ts';
import { ChangeMatchingDataPointsDocument } from './channels.gen.ts';
import { useUndoable } from './use-undoable.ts';

type Change = ChangeMatchingDataPointsInput['change'];

const words: Readonly<Record<Change, { readonly done: string; readonly doing: string }>> = {
  MOVE: { done: 'Moved', doing: 'Moving' },
  EXCLUDE: { done: 'Excluded', doing: 'Excluding' },
  INCLUDE: { done: 'Included', doing: 'Including' },
  DELETE: { done: 'Deleted', doing: 'Deleting' },
};

/** What is done with all data points of a list. They answer whether it was done or has begun. */
export function useMatchingCommands(channelId: string) {
  const announce = useUndoable();
  const { run, busy } = useCommand(ChangeMatchingDataPointsDocument);

  return {
    busy,
    changeAll: async ({ matching }: AllMatching, change: Change, themeId: string | null = null) => {
      const changed = (await run({ input: { channelId, matching, change, themeId } }))
        ?.changeMatchingDataPoints;
      if (!changed) return false;
      const { changeId, count, isLater } = changed;
      const { done, doing } = words[change];
      const label = countLabel(count, 'data point');
      const message = isLater ? `${doing} ${label}…` : `${done} ${label}`;
      if (changeId != null) return announce(message, changeId);
      showToast({ message });
      return true;
    },
  };
}
