import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import type { TagIndex } from '../model/tag-index.ts';
import type { NewTag } from '../model/tag-place.ts';
import { FloatingPanel } from '../popover/floating-panel.tsx';
import classes from '../popover/popover.module.css';
import { TagPicker } from './tag-picker.tsx';

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
  return (
    <FloatingPanel label={label} rectOf={rectOf} onClose={onLeave}>
      <TagPicker
        tags={tags}
        label="Find or create a tag"
        placeholder="Tag, or Enter to highlight"
        mayCreate={mayCreate}
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
