import { IconCheck, IconExternalLink, IconLinkOff } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { completeLink } from '#editor/attributes/safe-url.ts';
import { IconButton } from '#web/ui/button.tsx';
import classes from './bubble-toolbar.module.css';

export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const given = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(given ?? '');
  const [isWrong, setWrong] = useState(false);

  function save() {
    const href = completeLink(address);
    if (href === undefined) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        // Pressing the button is asking to type here.
        ref={(input) => {
          if (input && document.activeElement?.closest('form') !== input.form) input.focus();
        }}
        aria-label="Link address"
        aria-invalid={isWrong || undefined}
        placeholder="example.com or a Hark page"
        className={classes.address}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
      <IconButton label="Save the link" type="submit">
        <IconCheck size={16} />
      </IconButton>
      {given !== undefined && (
        <>
          <IconButton label="Open the link" onClick={() => window.open(given, '_blank', 'noopener')}>
            <IconExternalLink size={16} />
          </IconButton>
          <IconButton
            label="Remove the link"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            <IconLinkOff size={16} />
          </IconButton>
        </>
      )}
    </form>
  );
}
