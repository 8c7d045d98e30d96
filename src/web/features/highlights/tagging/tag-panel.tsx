import { useState } from 'react';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import type { TagIndex } from '../model/tag-index.ts';
import type { NewTag } from '../model/tag-place.ts';
import { FloatingPanel } from '../popover/floating-panel.tsx';
import classes from '../popover/popover.module.css';
import { HeldTagPicker } from './held-tag-picker.tsx';
import { done, nothingPicked } from './pick-tags.ts';

export type TagPanelProps = {
  label: string;
  tags: TagIndex;
  mayCreate: boolean;
  rectOf: () => DOMRect | null;
  onDone: (tags: readonly TagLook[], create: readonly NewTag[]) => void;
  /** Null where nothing would say that every selection gets the tag. */
  onArm: ((tag: TagLook) => void) | null;
  onClose: () => void;
  /** Closed by a press somewhere else. */
  onLeave: () => void;
};

/** Select, two letters, Enter: in a text and on the pages of a file alike. */
export function TagPanel({ label, tags, mayCreate, rectOf, onDone, onArm, onClose, onLeave }: TagPanelProps) {
  const [picking, setPicking] = useState(nothingPicked);

  /** Who has chosen a tag and goes on reading has tagged: what was chosen must not be lost without a word. */
  function leave() {
    const chosen = done({ ...picking, placing: null }, null);
    if (picking.chosen.length > 0 && chosen.kind === 'done') onDone(chosen.tags, chosen.create);
    else onLeave();
  }

  return (
    <FloatingPanel label={label} rectOf={rectOf} onClose={leave}>
      <HeldTagPicker
        picking={picking}
        onPicking={setPicking}
        tags={tags}
        label="Find or create a tag"
        placeholder="Tag, or Enter to highlight"
        mayCreate={mayCreate}
        doneLabel="Highlight"
        onDone={onDone}
        {...(onArm && { onArm })}
        onClose={onClose}
      />
      <div className={classes.foot} aria-hidden>
        <span>
          <Kbd keys={['Tab']} /> add another
        </span>
        <span>
          <Kbd keys={['Shift', 'Enter']} /> create in a group
        </span>
        {onArm && (
          <span>
            <Kbd keys={['Mod', 'Enter']} /> apply to every selection
          </span>
        )}
      </div>
    </FloatingPanel>
  );
}
