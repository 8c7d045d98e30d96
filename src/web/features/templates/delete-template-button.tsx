import type { TemplateFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeleteTemplateDocument, RestoreTemplateDocument } from './templates.gen.ts';

export type DeleteTemplateButtonProps = { template: TemplateFieldsFragment; onDeleted?: () => void };

export function DeleteTemplateButton({ template: { id, title }, onDeleted }: DeleteTemplateButtonProps) {
  const remove = useCommand(DeleteTemplateDocument);
  const restore = useCommand(RestoreTemplateDocument);

  async function run() {
    if (!(await remove.run({ id }))) return;
    showToast({ message: `Template “${title}” deleted`, undo: () => void restore.run({ id }) });
    onDeleted?.();
  }

  return (
    <Button variant="quiet" busy={remove.busy} onClick={() => void run()}>
      Delete template
    </Button>
  );
}
