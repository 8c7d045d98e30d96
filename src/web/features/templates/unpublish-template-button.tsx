import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { UnpublishTemplateDocument } from './templates.gen.ts';

/** `id` is of the template in the workspace. */
export function UnpublishTemplateButton({ id, title }: { id: string; title: string }) {
  const unpublish = useCommand(UnpublishTemplateDocument);

  async function run() {
    if (await unpublish.run({ id })) showToast({ message: `Template “${title}” removed from the gallery` });
  }

  return (
    <Button variant="quiet" busy={unpublish.busy} onClick={() => void run()}>
      Unpublish
    </Button>
  );
}
