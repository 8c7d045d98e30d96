import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Popover } from '#web/ui/popover.tsx';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from '../model/tag-place.ts';
import { TagPicker } from '../tagging/tag-picker.tsx';
import { useTagIndex } from '../tagging/use-tag-index.ts';
import classes from './list.module.css';
import { openerButton, type Opener } from './opener.tsx';

type ChooseTagsProps = {
  label: string;
  opener: Opener;
  projectId: string;
  /** The highlights are of several projects: only the workspace's tags fit all of them. */
  isShared?: boolean;
  isSingle?: boolean;
  level: 'READ' | 'WRITE' | 'FULL';
  onChoose: (tags: readonly TagLook[], create: readonly NewTag[]) => void;
};

/**
 * The tag field of the coding flow, beside whatever opens it. A long list has many that nobody opens, so until then
 * there is the button alone; the one that takes its place has the focus, which comes back to it.
 */
export function ChooseTags({ label, opener, onChoose, ...choice }: ChooseTagsProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (isOpen === null) return openerButton(opener, () => setOpen(true));
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      side="bottom-start"
      isNarrow
      trigger={openerButton({ ...opener, isFocused: true }, () => setOpen(!isOpen))}
    >
      {isOpen && (
        <Choice
          {...choice}
          label={label}
          onClose={() => setOpen(false)}
          onChoose={(tags, create) => {
            setOpen(false);
            if (tags.length > 0 || create.length > 0) onChoose(tags, create);
          }}
        />
      )}
    </Popover>
  );
}

type ChoiceProps = Omit<ChooseTagsProps, 'opener'> & { onClose: () => void };

function Choice({
  label,
  projectId,
  isShared = false,
  isSingle = false,
  level,
  onChoose,
  onClose,
}: ChoiceProps) {
  const tags = useTagIndex(projectId, isShared);
  const mayCreate = useCan('tag.create', { level });
  return (
    <div className={classes.choice}>
      <TagPicker
        tags={tags}
        label={label}
        placeholder="Find a tag"
        mayCreate={mayCreate.allowed && !isShared}
        isSingle={isSingle}
        {...(!isSingle && { doneLabel: 'Apply' })}
        onDone={onChoose}
        onClose={onClose}
      />
    </div>
  );
}
