import { RedactBar } from '#web/features/redactions/redact-bar.tsx';
import { Recording } from '../player/recording.tsx';
import { TranscriptBar } from '../transcript/transcript-bar.tsx';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { FileCard } from './file-card.tsx';
import { FileGate } from './file-gate.tsx';
import { useSpoken } from './use-spoken.ts';

/** A recording with its player. Its words, wherever they stand in the document, are its captions. */
export function RecordingBlock({ node, selected, editor, deleteNode }: BlockProps) {
  const { fileId, name } = node.attrs as { fileId: string; name: string };
  const { captions, marks } = useSpoken(editor, fileId);
  return (
    <BlockFrame selected={selected} isSticky={captions !== null}>
      <FileGate fileId={fileId} name={name} onRemove={editor.isEditable ? deleteNode : null}>
        {(file) =>
          file.type === 'VIDEO' || file.type === 'AUDIO' ? (
            <Recording file={file} captions={captions} marks={marks}>
              {file.ownerType === 'NOTE' && <TranscriptBar file={file} />}
              <RedactBar file={file} />
            </Recording>
          ) : (
            <FileCard file={file} />
          )
        }
      </FileGate>
    </BlockFrame>
  );
}
