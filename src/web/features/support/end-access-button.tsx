import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EndSupportAccessDocument } from './support.gen.ts';

export function EndAccessButton({ id }: { id: string }) {
  const end = useCommand(EndSupportAccessDocument);
  async function run() {
    if (await end.run({ id })) showToast({ message: 'Support access ended' });
  }
  return (
    <Button busy={end.busy} onClick={() => void run()}>
      End access
    </Button>
  );
}
