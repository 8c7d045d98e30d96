import { useState, type KeyboardEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { tagKey } from '#domain/tags/tag-key.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateBoardTagDocument } from '../tags.gen.ts';
import classes from './tag-card.module.css';

type NewTagFieldProps = {
  board: Pick<TagBoardFieldsFragment, 'id'>;
  groupId: string | null;
  tags: readonly TagCardFragment[];
  onClose: () => void;
};

/** Enter makes a tag and the field stays for the next one. */
export function NewTagField({ board, groupId, tags, onClose }: NewTagFieldProps) {
  const [text, setText] = useState('');
  const create = useCommand(CreateBoardTagDocument);
  const parsed = parseText(textLimits.tagTitle, text);
  const key = tagKey(text);
  const like = key === '' ? undefined : tags.find(({ title }) => tagKey(title) === key);

  async function save() {
    const title = text.trim();
    if (title === '' || !parsed.ok || create.busy) return;
    setText('');
    if (!(await create.run({ input: { boardId: board.id, groupId, title } }))) setText(title);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div className={classes.adding}>
      <input
        ref={focusFirst}
        className={classes.rename}
        aria-label="New tag"
        placeholder="Tag title, then Enter"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (text.trim() === '' ? onClose() : undefined)}
      />
      {!parsed.ok && (
        <span role="alert" className={classes.problem}>
          {parsed.message}
        </span>
      )}
      {like && (
        <output className={classes.hint}>A tag named “{titleOf('tag', like.title)}” already exists</output>
      )}
    </div>
  );
}

function focusFirst(input: HTMLInputElement | null): void {
  input?.focus();
}
