import { posToDOMRect, type Editor } from '@tiptap/react';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { createHighlight } from '../model/create-highlight.ts';
import type { Coding } from '../model/coding.ts';
import { closeOpened, collapse } from '../editor/coding-actions.ts';
import { FloatingPanel } from '../popover/floating-panel.tsx';
import classes from '../popover/popover.module.css';
import { Kbd } from '#web/ui/kbd.tsx';
import { TagPicker } from './tag-picker.tsx';
import { useTarget } from './use-target.ts';

export type TagPopoverProps = {
  coding: Coding;
  editor: Editor;
  range: DocumentRange;
  mayCreateTags: boolean;
};

/** Select, two letters, Enter. */
export function TagPopover({ coding, editor, range, mayCreateTags }: TagPopoverProps) {
  const targetOf = useTarget(editor, range);
  const close = () => closeOpened(coding, { focusText: true });
  return (
    <FloatingPanel
      label="Tag the selected text"
      rectOf={() => {
        const { from, to } = targetOf() ?? range;
        return posToDOMRect(editor.view, from, to);
      }}
      onClose={() => closeOpened(coding, { focusText: false })}
    >
      <TagPicker
        tags={coding.tags}
        label="Find or create a tag"
        placeholder="Tag, or Enter to highlight"
        mayCreate={mayCreateTags}
        onDone={(tags, create) => {
          const target = targetOf();
          if (target) createHighlight(coding, { range: target, tags, create });
          close();
          collapse(editor);
        }}
        onArm={(tag) => {
          const target = targetOf();
          if (target) createHighlight(coding, { range: target, tags: [tag] });
          coding.view.set({ armed: tag });
          close();
          collapse(editor);
        }}
        onClose={close}
      />
      <div className={classes.foot} aria-hidden>
        <span>
          <Kbd keys={['Tab']} /> add another
        </span>
        <span>
          <Kbd keys={['Shift', 'Enter']} /> create in a group
        </span>
        <span>
          <Kbd keys={['Mod', 'Enter']} /> apply to every selection
        </span>
      </div>
    </FloatingPanel>
  );
}
