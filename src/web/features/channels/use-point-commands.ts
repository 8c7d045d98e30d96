import { useClient } from 'urql';
import { RestoreNotesDocument, TrashNotesDocument } from '#web/features/notes/notes.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  DeleteDataPointsDocument,
  ExcludeDataPointsDocument,
  IncludeDataPointsDocument,
  SendToProjectDocument,
} from './channels.gen.ts';
import type { SendToProjectMutationVariables } from '#web/lib/graphql.gen.ts';
import { useUndoable } from './use-undoable.ts';

/** What is done with many data points at once. They answer whether it was done. */
export function usePointCommands(channelId: string) {
  const client = useClient();
  const announce = useUndoable();
  const exclude = useCommand(ExcludeDataPointsDocument);
  const include = useCommand(IncludeDataPointsDocument);
  const remove = useCommand(DeleteDataPointsDocument);
  const send = useCommand(SendToProjectDocument);

  async function takeBack(ids: string[]) {
    const { error } = await client.mutation(TrashNotesDocument, { ids }).toPromise();
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    else
      showToast({
        message: `Moved ${countLabel(ids.length, 'note')} to trash`,
        undo: () => void client.mutation(RestoreNotesDocument, { ids }).toPromise(),
      });
  }

  return {
    isDeleting: remove.busy,
    isSending: send.busy,
    exclude: async (ids: string[]) =>
      announce(
        `Excluded ${countLabel(ids.length, 'data point')}`,
        (await exclude.run({ channelId, ids }))?.excludeDataPoints.changeId,
      ),
    include: async (ids: string[]) =>
      announce(
        `Included ${countLabel(ids.length, 'data point')}`,
        (await include.run({ channelId, ids }))?.includeDataPoints.changeId,
      ),
    remove: async (ids: string[]) => {
      if (!(await remove.run({ channelId, ids }))) return false;
      showToast({ message: `Deleted ${countLabel(ids.length, 'data point')}` });
      return true;
    },
    send: async (input: Omit<SendToProjectMutationVariables['input'], 'channelId'>) => {
      const sent = (await send.run({ input: { ...input, channelId } }))?.sendToProject;
      if (!sent) return false;
      const { noteIds, knownCount } = sent;
      const made = `Made ${countLabel(noteIds.length, 'note')}`;
      const known = `${countLabel(knownCount, 'data point')} ${knownCount === 1 ? 'was' : 'were'} there already`;
      if (noteIds.length === 0) showToast({ message: `Nothing sent: ${known}` });
      else
        showToast({
          message: knownCount === 0 ? made : `${made}, ${known}`,
          undo: () => void takeBack([...noteIds]),
        });
      return true;
    },
  };
}
