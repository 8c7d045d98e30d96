import { ChangeGroupMembersDocument } from './groups.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';

type Person = { id: string; name: string };

export function useChangeMembers(groupId: string): {
  add: (member: Person) => Promise<void>;
  remove: (member: Person) => Promise<void>;
} {
  const change = useCommand(ChangeGroupMembersDocument);
  const run = (kind: 'add' | 'remove', id: string) => change.run({ input: { groupId, [kind]: [id] } });
  return {
    async add({ id, name }) {
      if (await run('add', id)) showToast({ message: `Added ${name}`, undo: () => void run('remove', id) });
    },
    async remove({ id, name }) {
      if (await run('remove', id)) showToast({ message: `Removed ${name}`, undo: () => void run('add', id) });
    },
  };
}
