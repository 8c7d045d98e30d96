import { useClient } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { UndoThemeChangeDocument } from './channels.gen.ts';

/** Says what was done and offers to take it back. Answers whether it was done. */
export function useUndoable(): (message: string, changeId: string | undefined) => boolean {
  const client = useClient();
  return (message, changeId) => {
    if (changeId === undefined) return false;
    showToast({
      message,
      undo: () => {
        void client
          .mutation(UndoThemeChangeDocument, { changeId })
          .toPromise()
          .then(({ error }) => error && showToast({ message: problemOf(error).message, tone: 'error' }));
      },
    });
    return true;
  };
}
