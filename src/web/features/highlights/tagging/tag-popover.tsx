import { posToDOMRect, type Editor } from '@tiptap/react';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { createHighlight } from '../model/create-highlight.ts';
import type { Coding } from '../model/coding.ts';
import { closeOpened, collapse } from '../editor/coding-actions.ts';
import { TagPanel } from './tag-panel.tsx';
import { useTarget } from './use-target.ts';

export type TagPopoverProps = {
  coding: Coding;
  editor: Editor;
  range: DocumentRange;
  mayCreateTags: boolean;
};

/** Over the selected text of a document. */
export function TagPopover({ coding, editor, range, mayCreateTags }: TagPopoverProps) {
  const targetOf = useTarget(editor, range);
  const close = () => closeOpened(coding, { focusText: true });
  return (
    <TagPanel
      label="Tag the selected text"
      tags={coding.tags}
      mayCreate={mayCreateTags}
      rectOf={() => {
        const { from, to } = targetOf() ?? range;
        return posToDOMRect(editor.view, from, to);
      }}
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
      onLeave={() => closeOpened(coding, { focusText: false })}
    />
  );
}
