import { Popover } from '@mantine/core';
import { IconListTree } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { countText } from '#editor/text/count-words.ts';
import { outlineOf } from '#editor/text/outline.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { IconButton } from '#web/ui/button.tsx';
import menuClasses from '#web/ui/menu.module.css';
import classes from './outline-menu.module.css';

/** Read when opened, so that it costs nothing while somebody types. */
export function OutlineMenu({ editor }: { editor: Editor | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={4}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: menuClasses['dropdown'] ?? '' }}
    >
      <Popover.Target>
        <IconButton
          label="Outline"
          aria-expanded={isOpen}
          disabled={!editor}
          onClick={() => setOpen(!isOpen)}
        >
          <IconListTree size={16} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        {isOpen && editor && <Outline editor={editor} onClose={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Outline({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const document = asEditorNode(editor.state.doc);
  const entries = outlineOf(document);
  const { words, characters } = countText(document);
  return (
    <nav aria-label="Outline" className={classes.outline}>
      {entries.length === 0 && <p className={classes.empty}>Headings appear here</p>}
      <ul>
        {entries.map(({ level, text, position }) => (
          <li key={position}>
            <button
              type="button"
              className={classes.entry}
              style={{ paddingLeft: 10 + (level - 1) * 14 }}
              onClick={() => {
                onClose();
                editor.commands.setTextSelection(position + 1);
                const dom = editor.view.nodeDOM(position);
                if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'start' });
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.count}>
        {groupDigits(words)} {words === 1 ? 'word' : 'words'} · {groupDigits(characters)} characters
      </p>
    </nav>
  );
}
