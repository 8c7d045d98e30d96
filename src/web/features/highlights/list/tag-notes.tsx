import { IconTag } from '@tabler/icons-react';
import type { Level } from '#domain/access/levels.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { TagNotesDocument, UndoNoteTaggingDocument } from '../highlights.gen.ts';
import type { NewTag } from '../model/tag-place.ts';
import { ChooseTags } from './choose-tags.tsx';
import { withNewTags } from './with-new-tags.ts';

type TagNotesProps = { noteIds: readonly string[]; projectId: string; level: Level; onDone: () => void };

/** Tags are on highlights: those of every selected note get them, with one undo for all. */
export function TagNotes({ noteIds, projectId, level, onDone }: TagNotesProps) {
  const tag = useCommand(TagNotesDocument);
  const undo = useCommand(UndoNoteTaggingDocument);

  async function choose(chosen: readonly TagLook[], create: readonly NewTag[]) {
    const { add, newTags } = withNewTags(chosen, create);
    const [only] = add;
    if (!only) return;
    const done = await tag.run({ noteIds: [...noteIds], add: add.map(({ id }) => id), newTags });
    if (!done) return;
    onDone();
    const { id, highlightCount } = done.tagNotes;
    const name = add.length === 1 ? `“${titleOf('tag', only.title)}”` : countLabel(add.length, 'tag');
    const where = `${countLabel(highlightCount, 'highlight')} in ${countLabel(noteIds.length, 'note')}`;
    showToast({
      message: id === null ? `${name} was already on ${where}` : `Added ${name} to ${where}`,
      ...(id !== null && { undo: () => void undo.run({ id }) }),
    });
  }

  return (
    <ChooseTags
      projectId={projectId}
      level={level}
      label="Tag all highlights of the selected notes"
      onChoose={(tags, create) => void choose(tags, create)}
      opener={{ text: 'Tag highlights', icon: <IconTag size={16} /> }}
    />
  );
}
