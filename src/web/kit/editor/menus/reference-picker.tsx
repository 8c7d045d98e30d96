import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { Editor } from '@tiptap/react';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './reference-picker.module.css';
import { SuggestionList, type Suggested } from './suggestion-list.tsx';

export type ReferencePickerProps<Item> = {
  editor: Editor;
  /** In a sentence: “Choose …”, “Find …”. */
  what: string;
  listLabel: string;
  query: string;
  onQuery: (query: string) => void;
  items: readonly Item[];
  isLoading: boolean;
  /** False while what is listed is for fewer letters than were typed. */
  isAnswered: boolean;
  onClose: () => void;
};

/** Chooses what a card in the text shows. */
export function ReferencePicker<Item extends Suggested & { kind: string }>({
  editor,
  what,
  listLabel,
  query,
  onQuery,
  items,
  isLoading,
  isAnswered,
  onClose,
}: ReferencePickerProps<Item>) {
  const [active, setActive] = useState(0);
  /** Enter came before the answer: what was listed for fewer letters is not what was meant. */
  const [isWaiting, setWaiting] = useState(false);

  function pick({ kind, id }: Item) {
    onClose();
    editor.chain().focus().insertContent({ type: 'referenceCard', attrs: { kind, id } }).run();
  }

  const takeFirst = useEffectEvent(() => {
    const [first] = items;
    if (first) pick(first);
  });
  useEffect(() => {
    if (isWaiting && isAnswered) takeFirst();
  }, [isWaiting, isAnswered]);

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
    <Dialog title={`Choose ${what}`} onClose={onClose} bare>
      <input
        aria-label={`Find ${what}`}
        data-autofocus
        autoComplete="off"
        placeholder={`Find ${what}`}
        className={classes.input}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(0);
          setWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.list}>
        <SuggestionList
          label={listLabel}
          items={items}
          active={active}
          isLoading={isLoading}
          onPick={pick}
          onPoint={setActive}
        />
      </div>
    </Dialog>
  );
}
