import { titleOf } from '#domain/text/display-names.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { LinkInsightDocument, UnlinkInsightDocument } from './channels.gen.ts';

type Insight = { readonly id: string; readonly title: string };

/** Links between a theme and insights, each with its undo. They answer whether the change was made. */
export function useInsightLinks() {
  const linking = useCommand(LinkInsightDocument);
  const unlinking = useCommand(UnlinkInsightDocument);

  return {
    busy: linking.busy || unlinking.busy,
    link: async (themeId: string, insight: Insight): Promise<boolean> => {
      const ids = { themeId, insightId: insight.id };
      if (!(await linking.run(ids))) return false;
      showToast({
        message: `Linked to “${titleOf('insight', insight.title)}”`,
        undo: () => void unlinking.run(ids),
      });
      return true;
    },
    unlink: async (themeId: string, insight: Insight): Promise<boolean> => {
      const ids = { themeId, insightId: insight.id };
      if (!(await unlinking.run(ids))) return false;
      showToast({
        message: `Unlinked from “${titleOf('insight', insight.title)}”`,
        undo: () => void linking.run(ids),
      });
      return true;
    },
  };
}
