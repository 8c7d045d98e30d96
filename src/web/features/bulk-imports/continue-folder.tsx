import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { folderOfFiles } from './chosen-folder.ts';
import { hasFolder, keepFolder, sendFolder } from './sendings.ts';
import classes from './bulk-imports.module.css';

/** Uploads stopped with the tab or the connection; they go on with the same folder. */
export function ContinueFolder({ importId, waiting }: { importId: string; waiting: number }) {
  const client = useClient();
  const [missing, setMissing] = useState(0);
  const send = () => void sendFolder(client, importId).then(setMissing);
  return (
    <Callout
      tone="warning"
      actions={
        <>
          {hasFolder(importId) && <Button onClick={send}>Continue upload</Button>}
          <label className={joinClasses(buttonClass('default'), classes.choose)}>
            <IconFolder size={16} aria-hidden /> Choose folder
            <input
              type="file"
              aria-label="Choose folder"
              className={classes.input}
              ref={(input) => input?.setAttribute('webkitdirectory', '')}
              multiple
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                if (files.length === 0) return;
                keepFolder(importId, folderOfFiles(files).files);
                send();
              }}
            />
          </label>
        </>
      }
    >
      {missing > 0
        ? `${countLabel(missing, 'file')} can’t be found in this folder. Choose the folder that you started with.`
        : `${countLabel(waiting, 'file')} still to upload. Choose the same folder again to continue.`}
    </Callout>
  );
}
