import { useClient } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { UndoThemeChangeDocument } from './channels.gen.ts';
import { keptWords } from './kept-words.ts';

/** Says what was done and offers to take it back. Answers whether it was done. */
export function useUndoable(): (message: string, changeId: string | undefined) => boolean {
  const client = useClient();

  async function undo(changeId: string) {
    const { data, error } = await client.mutation(UndoThemeChangeDocument, { changeId }).toPromise();
    if (error) return showToast({ message: problemOf(error).message, tone: 'error' });
    const kept = keptWords(data?.undoThemeChange.change ?? null);
    return kept === null ? undefined : showToast({ message: kept });
  }

  return (message, changeId) => {
    if (changeId === undefined) return false;
    showToast({ message, undo: () => void undo(changeId) });
    return true;
  };
}
