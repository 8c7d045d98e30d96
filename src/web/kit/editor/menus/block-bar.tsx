import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableRow,
  IconTrash,
} from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { calloutKinds } from '#editor/nodes/callout.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import classes from './bubble-toolbar.module.css';

const size = 16;
const width = 190;
const kinds = ['table', 'callout'] as const;
type BlockKind = (typeof kinds)[number];

/** What can be done with the table or callout that the cursor is in, at its upper right corner. */
export function BlockBar({ editor }: { editor: Editor }) {
  const block = useEditorState({ editor, selector: ({ editor: current }) => blockAround(current) });
  const place = usePlace(editor, block?.position ?? null);
  if (!block || !place) return null;
  return createPortal(
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={block.kind === 'table' ? 'Table' : 'Callout'}
      className={classes.bar}
      style={place}
      onPointerDown={(event) => event.preventDefault()}
    >
      {block.kind === 'table' ? <TableTools editor={editor} /> : <CalloutTools editor={editor} />}
    </div>,
    document.body,
  );
}

function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  return (
    <>
      <IconButton label="Add a row below" onClick={() => run().addRowAfter().run()}>
        <IconRowInsertBottom size={size} />
      </IconButton>
      <IconButton label="Add a column to the right" onClick={() => run().addColumnAfter().run()}>
        <IconColumnInsertRight size={size} />
      </IconButton>
      <IconButton label="Header row on or off" onClick={() => run().toggleHeaderRow().run()}>
        <IconTableRow size={size} />
      </IconButton>
      <IconButton label="Delete the row" onClick={() => run().deleteRow().run()}>
        <IconRowRemove size={size} />
      </IconButton>
      <IconButton label="Delete the column" onClick={() => run().deleteColumn().run()}>
        <IconColumnRemove size={size} />
      </IconButton>
      <IconButton label="Delete the table" onClick={() => run().deleteTable().run()}>
        <IconTrash size={size} />
      </IconButton>
    </>
  );
}

function CalloutTools({ editor }: { editor: Editor }) {
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={classes.kind}>
            Kind
          </button>
        }
        groups={[
          calloutKinds.map((kind) => ({
            label: kind.charAt(0).toUpperCase() + kind.slice(1),
            onSelect: () => editor.chain().focus().updateAttributes('callout', { kind }).run(),
          })),
        ]}
      />
      <IconButton label="Unwrap the callout" onClick={() => editor.chain().focus().lift('callout').run()}>
        <IconTrash size={size} />
      </IconButton>
    </>
  );
}

function blockAround({ state, isFocused }: Editor): { kind: BlockKind; position: number } | null {
  const { $from, empty } = state.selection;
  if (!isFocused || !empty) return null;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const kind = kinds.find((one) => one === $from.node(depth).type.name);
    if (kind) return { kind, position: $from.before(depth) };
  }
  return null;
}

function usePlace(editor: Editor, position: number | null): { left: number; top: number } | null {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    const measure = () => {
      const dom = position === null || editor.isDestroyed ? null : editor.view.nodeDOM(position);
      if (!(dom instanceof HTMLElement)) return setPlace(null);
      const { right, top, bottom } = dom.getBoundingClientRect();
      if (bottom < 60 || top > innerHeight) return setPlace(null);
      // Below it: above stands the text that people are reading.
      setPlace({
        left: Math.max(8, Math.min(right, innerWidth - 8) - width),
        top: Math.min(bottom + 6, innerHeight - 48),
      });
    };
    const frame = requestAnimationFrame(measure);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [editor, position]);
  return position === null ? null : place;
}
