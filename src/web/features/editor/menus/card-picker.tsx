import { useEffect, useState, type KeyboardEvent } from 'react';
import { useClient } from 'urql';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Mentionable } from '../extensions/mention-menu.ts';
import { findThings } from '../mention-source.tsx';
import classes from './card-picker.module.css';
import type { CardPickerProps } from './lazy-card-picker.tsx';
import { SuggestionList } from './suggestion-list.tsx';

/** Chooses the note or insight that a card shows. */
export function CardPicker({ editor, projectId, onClose }: CardPickerProps) {
  const client = useClient();
  const [things, setThings] = useState<readonly Mentionable[] | null>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  useEffect(() => {
    let isShown = true;
    void findThings(client, projectId, query).then((all) => {
      if (isShown) setThings(all.filter(({ kind }) => kind === 'note' || kind === 'insight'));
    });
    return () => {
      isShown = false;
    };
  }, [client, projectId, query]);
  const items = things ?? [];

  function pick({ kind, id }: Mentionable) {
    onClose();
    editor.chain().focus().insertContent({ type: 'referenceCard', attrs: { kind, id } }).run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((active + step + items.length) % items.length);
    }
    const chosen = items[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  }

  return (
    <Dialog title="Choose a note or an insight" onClose={onClose} bare>
      <input
        aria-label="Find a note or an insight"
        data-autofocus
        autoComplete="off"
        placeholder="Find a note or an insight"
        className={classes.input}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.list}>
        <SuggestionList
          label="Notes and insights"
          items={items}
          active={active}
          isLoading={things === null}
          onPick={pick}
          onPoint={setActive}
        />
      </div>
    </Dialog>
  );
}
