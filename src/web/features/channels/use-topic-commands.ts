import type { CreateTopicInput, UpdateTopicInput } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import {
  CreateTopicDocument,
  DeleteTopicDocument,
  MoveThemesDocument,
  UpdateTopicDocument,
} from './channels.gen.ts';
import { useUndoable } from './use-undoable.ts';

/** Changes of topics, each with its undo. They answer whether the change was made. */
export function useTopicCommands() {
  const announce = useUndoable();
  const create = useCommand(CreateTopicDocument);
  const update = useCommand(UpdateTopicDocument);
  const remove = useCommand(DeleteTopicDocument);
  const move = useCommand(MoveThemesDocument);
  return {
    busy: create.busy || update.busy || move.busy,
    create: async (input: CreateTopicInput) =>
      announce('Topic created', (await create.run({ input }))?.createTopic.changeId),
    update: async (input: UpdateTopicInput) =>
      announce('Topic changed', (await update.run({ input }))?.updateTopic.changeId),
    remove: async (id: string) => announce('Topic deleted', (await remove.run({ id }))?.deleteTopic.changeId),
    move: async (channelId: string, ids: string[], topicId: string | null) =>
      announce(
        topicId === null ? 'Removed from topic' : 'Moved to topic',
        (await move.run({ input: { channelId, ids, topicId } }))?.moveThemes.changeId,
      ),
  };
}
