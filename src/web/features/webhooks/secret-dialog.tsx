import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';

/** What the receiver checks signatures with, shown once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title="Signing secret" onClose={onClose} wide stays>
      <FormStack>
        <CopyField label="Secret" value={secret} onCopy={(text) => copyText(text, 'Secret copied')} />
        <Callout tone="warning">
          Copy it now. It won’t be shown again. Your receiver uses it to check that messages are from Hark.
        </Callout>
      </FormStack>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
