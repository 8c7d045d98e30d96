import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useClient } from 'urql';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Mentionable } from '../extensions/mention-menu.ts';
import { findThings } from '../mention-source.tsx';
import classes from './card-picker.module.css';
import type { CardPickerProps } from './lazy-card-picker.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type Found = { readonly query: string; readonly items: readonly Mentionable[] };

/** Chooses the note or insight that a card shows. */
export function CardPicker({ editor, projectId, onClose }: CardPickerProps) {
  const client = useClient();
  const [found, setFound] = useState<Found | null>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  /** Enter came before the answer: what was listed for fewer letters is not what was meant. */
  const [isWaiting, setWaiting] = useState(false);
  const items = found?.items ?? [];
  const isAnswered = found?.query === query;

  function pick({ kind, id }: Mentionable) {
    onClose();
    editor.chain().focus().insertContent({ type: 'referenceCard', attrs: { kind, id } }).run();
  }

  const take = useEffectEvent((next: Found) => {
    setFound(next);
    setWaiting(false);
    const [first] = next.items;
    if (isWaiting && first) pick(first);
  });
  useEffect(() => {
    let isShown = true;
    void findThings(client, projectId, query).then((all) => {
      const things = all.filter(({ kind }) => kind === 'note' || kind === 'insight');
      if (isShown) take({ query, items: things });
    });
    return () => {
      isShown = false;
    };
  }, [client, projectId, query]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((active + step + items.length) % items.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = items[active];
    if (!isAnswered) setWaiting(true);
    else if (chosen) pick(chosen);
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
          setWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.list}>
        <SuggestionList
          label="Notes and insights"
          items={items}
          active={active}
          isLoading={found === null}
          onPick={pick}
          onPoint={setActive}
        />
      </div>
    </Dialog>
  );
}
