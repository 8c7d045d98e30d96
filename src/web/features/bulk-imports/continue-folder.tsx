import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { folderOfFiles } from './chosen-folder.ts';
import { hasFolder, keepFolder, sendFolder } from './sendings.ts';

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
          <FileButton
            label="Choose folder"
            icon={<IconFolder size={16} aria-hidden />}
            isFolder
            onFiles={(files) => {
              keepFolder(importId, folderOfFiles(files).files);
              send();
            }}
          />
        </>
      }
    >
      {missing > 0
        ? `${countLabel(missing, 'file')} can’t be found in this folder. Choose the folder that you started with.`
        : `${countLabel(waiting, 'file')} still to upload. Choose the same folder again to continue.`}
    </Callout>
  );
}
