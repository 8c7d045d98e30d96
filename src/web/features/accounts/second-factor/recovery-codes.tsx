import { copyText } from '#web/lib/copy-text.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SettingsText } from '#web/ui/settings-part.tsx';
import classes from './second-factor.module.css';

/** Shown once. Closing it says that they are kept somewhere. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <Dialog title="Your recovery codes" onClose={onClose} stays>
      <FormStack>
        <SettingsText>
          If you lose your phone or your passkey, each of these codes confirms one sign-in.
        </SettingsText>
        <ul aria-label="Recovery codes" className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Callout tone="warning">Keep them in a safe place now. They won’t be shown again.</Callout>
      </FormStack>
      <DialogActions>
        <Button onClick={() => void copyText(text, 'Codes copied')}>Copy codes</Button>
        <Button
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'hark-recovery-codes.txt')}
        >
          Download codes
        </Button>
        <Button variant="primary" onClick={onClose}>
          I’ve saved them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
