import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { Editor } from '@tiptap/react';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { insertCards } from './insert-cards.ts';
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

  const [chosen, setChosen] = useState<readonly Item[]>([]);

  /** The chosen ones and this one, or with a key held, this one as one of several. */
  function pick(item: Item, isOneOfSeveral = false) {
    const others = chosen.filter(({ id }) => id !== item.id);
    if (isOneOfSeveral) return setChosen(others.length === chosen.length ? [...chosen, item] : others);
    insert([...others, item]);
  }

  function insert(picked: readonly Item[]) {
    onClose();
    insertCards(editor, picked);
  }

  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpenIds((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]));

  const isChosen = ({ id }: Item): boolean => chosen.some((one) => one.id === id);
  const takeFirst = useEffectEvent(() => {
    const [first] = items;
    if (first) insert([...chosen, first]);
  });
  useEffect(() => {
    if (isWaiting && isAnswered) takeFirst();
  }, [isWaiting, isAnswered]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((active + step + items.length) % items.length);
    }
    const item = items[active];
    if (item?.isQuote && isAtEnd(event)) {
      if (event.key === 'ArrowRight' && !openIds.has(item.id)) toggle(item.id);
      if (event.key === 'ArrowLeft' && openIds.has(item.id)) {
        event.preventDefault();
        toggle(item.id);
      }
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isAnswered) setWaiting(true);
    else if (item) pick(item, event.shiftKey);
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
          items={items.map((item) => (isChosen(item) ? { ...item, icon: <IconCheck size={16} /> } : item))}
          active={active}
          isLoading={isLoading}
          onPick={pick}
          onPoint={setActive}
          openIds={openIds}
          onToggle={toggle}
        />
      </div>
      <p className={classes.hint}>
        {chosen.length === 0 ? hintFor(items) : `${chosen.length} chosen`}
        {chosen.length > 0 && (
          <Button variant="primary" onClick={() => insert(chosen)}>
            Insert {chosen.length === 1 ? 'card' : `${chosen.length} cards`}
          </Button>
        )}
      </p>
    </Dialog>
  );
}

/** Elsewhere the arrow keys move in what was typed. */
function isAtEnd({ currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, value } = currentTarget;
  return !shiftKey && selectionStart === value.length;
}

function hintFor(items: readonly Suggested[]): string {
  const several = 'Shift+Enter or Shift+click chooses several';
  return items.some(({ isQuote }) => isQuote) ? `${several}, → shows the whole quote` : several;
}
