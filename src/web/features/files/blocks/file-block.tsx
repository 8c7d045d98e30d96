import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Coding, codingOf } from '#web/features/highlights/index.ts';
import { Button } from '#web/ui/button.tsx';
import { isPdf, PdfViewer } from '../pdf/lazy-pdf-viewer.tsx';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { FileCard } from './file-card.tsx';
import { FileGate } from './file-gate.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { fileWishes } from '#web/kit/files/file-wish.ts';

/** A document, a table, an archive: to read here, to open or to save. */
export function FileBlock({ node, selected, editor, deleteNode }: BlockProps) {
  const { fileId, name } = node.attrs as { fileId: string; name: string };
  return (
    <BlockFrame selected={selected}>
      <FileGate fileId={fileId} name={name} onRemove={editor.isEditable ? deleteNode : null}>
        {(file) =>
          isPdf(file) ? <PdfBlock file={file} coding={codingOf(editor)} /> : <FileCard file={file} />
        }
      </FileGate>
    </BlockFrame>
  );
}

function PdfBlock({ file, coding }: { file: LoadedFile; coding: Coding | null }) {
  const all = useSyncExternalStore(fileWishes.subscribe, fileWishes.get);
  const wish = all && (all.fileId === null || all.fileId === file.id) ? all : null;
  const [closed, setClosed] = useState<typeof wish>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isShown = isOpen || (wish !== null && wish !== closed);
  useEffect(() => {
    if (wish) box.current?.scrollIntoView({ block: 'start' });
  }, [wish]);
  return (
    <div ref={box} style={{ scrollMarginTop: 60 }}>
      <FileCard file={file}>
        <Button
          aria-expanded={isShown}
          onClick={() => {
            setClosed(wish);
            setOpen(!isShown);
          }}
        >
          {isShown ? 'Close' : 'Read here'}
        </Button>
      </FileCard>
      {isShown && (
        <PdfViewer
          file={file}
          page={wish?.page ?? null}
          quote={wish?.quote ?? null}
          coding={coding}
          isInText
        />
      )}
    </div>
  );
}
