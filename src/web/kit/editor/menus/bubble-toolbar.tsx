import {
  IconBold,
  IconCode,
  IconHighlight,
  IconItalic,
  IconLink,
  IconMessagePlus,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { BlockTypeMenu } from './block-type-menu.tsx';
import classes from './bubble-toolbar.module.css';
import { ColorMenu } from './color-menu.tsx';
import { LinkForm } from './link-form.tsx';
import { useSelectionPlace } from './use-selection-place.ts';
import { useMarks } from './use-marks.ts';

export type BubbleToolbarProps = {
  editor: Editor;
  isEditable: boolean;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
  onComment: (() => void) | null;
  onHighlight: (() => void) | null;
  /** What the text offers besides, last. */
  children?: ReactNode;
};

const size = 16;

/** Over the selected text. Reachable by keyboard: Alt-F10 moves the focus into it, Escape back. */
export function BubbleToolbar({
  editor,
  isEditable,
  isLinking,
  setLinking,
  onComment,
  onHighlight,
  children,
}: BubbleToolbarProps) {
  const { place, bar } = useSelectionPlace(editor, isLinking);
  const marks = useMarks(editor);
  if (!place || (!isEditable && !onComment && !onHighlight)) return null;
  return createPortal(
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Text"
      className={classes.bar}
      style={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          setLinking(false);
          editor.commands.focus();
        }
      }}
      onPointerDown={(event) => {
        // Keeps the selection; inputs and menus still take the focus they ask for.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      {isLinking ? (
        <LinkForm editor={editor} onDone={() => setLinking(false)} />
      ) : (
        <>
          {onHighlight && (
            <>
              <Tooltip label="Highlight and tag" shortcut={['Mod', 'Shift', 'h']} side="top">
                <button type="button" className={classes.kind} onClick={onHighlight}>
                  <IconHighlight size={size} /> Highlight
                </button>
              </Tooltip>
              <span className={classes.gap} />
            </>
          )}
          {isEditable && !marks.isCode && (
            <>
              <BlockTypeMenu editor={editor} />
              <span className={classes.gap} />
              <Toggle
                label="Bold"
                keys={['Mod', 'b']}
                isOn={marks.bold}
                run={() => editor.chain().focus().toggleBold().run()}
              >
                <IconBold size={size} />
              </Toggle>
              <Toggle
                label="Italic"
                keys={['Mod', 'i']}
                isOn={marks.italic}
                run={() => editor.chain().focus().toggleItalic().run()}
              >
                <IconItalic size={size} />
              </Toggle>
              <Toggle
                label="Underline"
                keys={['Mod', 'u']}
                isOn={marks.underline}
                run={() => editor.chain().focus().toggleUnderline().run()}
              >
                <IconUnderline size={size} />
              </Toggle>
              <Toggle
                label="Strikethrough"
                keys={['Mod', 'Shift', 's']}
                isOn={marks.strike}
                run={() => editor.chain().focus().toggleStrike().run()}
              >
                <IconStrikethrough size={size} />
              </Toggle>
              <Toggle
                label="Code"
                keys={['Mod', 'e']}
                isOn={marks.code}
                run={() => editor.chain().focus().toggleCode().run()}
              >
                <IconCode size={size} />
              </Toggle>
              <Toggle label="Link" keys={['Mod', 'k']} isOn={marks.link} run={() => setLinking(true)}>
                <IconLink size={size} />
              </Toggle>
              <ColorMenu editor={editor} />
            </>
          )}
          {onComment && (
            <>
              {isEditable && !marks.isCode && <span className={classes.gap} />}
              <Toggle label="Comment" keys={['Mod', 'Alt', 'm']} isOn={false} run={onComment}>
                <IconMessagePlus size={size} />
              </Toggle>
            </>
          )}
          {children}
        </>
      )}
    </div>,
    document.body,
  );
}

type ToggleProps = {
  label: string;
  keys: readonly string[];
  isOn: boolean;
  run: () => void;
  children: ReactNode;
};

function Toggle({ label, keys, isOn, run, children }: ToggleProps) {
  return (
    <IconButton label={label} shortcut={keys} tooltipSide="top" aria-pressed={isOn} onClick={run}>
      {children}
    </IconButton>
  );
}
