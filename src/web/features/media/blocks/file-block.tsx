import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { FileCard } from './file-card.tsx';
import { FileGate } from './file-gate.tsx';

/** A document, a table, an archive: to open or to save. */
export function FileBlock({ node, selected, editor, deleteNode }: BlockProps) {
  const { fileId, name } = node.attrs as { fileId: string; name: string };
  return (
    <BlockFrame selected={selected}>
      <FileGate fileId={fileId} name={name} onRemove={editor.isEditable ? deleteNode : null}>
        {(file) => <FileCard file={file} />}
      </FileGate>
    </BlockFrame>
  );
}
