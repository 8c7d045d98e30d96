import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { KeepWorkspaceDocument } from './workspaces.gen.ts';

export function KeepWorkspaceButton() {
  const keep = useCommand(KeepWorkspaceDocument);
  async function run() {
    if (await keep.run({})) showToast({ message: 'The workspace stays' });
  }
  return (
    <Button busy={keep.busy} onClick={() => void run()}>
      Keep workspace
    </Button>
  );
}
