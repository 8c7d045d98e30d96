import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { ComboboxOption } from './combobox-option.tsx';
import type { ComboboxItem } from './combobox-item.ts';
import classes from './combobox.module.css';

export type ComboboxProps<Item extends ComboboxItem> = {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  items: readonly Item[];
  /** Shown when nothing matches what was typed. */
  emptyText: string;
  /** What is listed was found for fewer letters. */
  isLoading?: boolean;
  onChoose: (item: Item) => void;
  /** Backspace in the empty field: takes back what was chosen last. */
  onBackspace?: () => void;
  /** The field the dialog around it starts with. */
  isFirst?: boolean;
  /** Takes the focus when it appears: somebody has just asked for it. */
  isFocused?: boolean;
  /** Esc, which closes the list too. */
  onEscape?: () => void;
};

/** A text field over a listbox: the focus stays in the field, arrows move the choice, Enter takes it. */
export function Combobox<Item extends ComboboxItem>({
  label,
  placeholder,
  text,
  onText,
  items,
  emptyText,
  isLoading = false,
  onChoose,
  onBackspace,
  isFirst = false,
  isFocused = false,
  onEscape,
}: ComboboxProps<Item>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  /** Enter came before the answer: what was listed for fewer letters is not what was meant. */
  const [isWaiting, setWaiting] = useState(false);
  const active = Math.min(chosen, items.length - 1);
  const isListed = isOpen && (items.length > 0 || (text.trim() !== '' && !isLoading));

  function choose(item: Item | undefined) {
    if (!item) return;
    onChoose(item);
    setChosen(0);
    setOpen(false);
  }

  const takeFirst = useEffectEvent(() => {
    setWaiting(false);
    choose(items[0]);
  });
  useEffect(() => {
    if (!isWaiting || isLoading) return undefined;
    const timer = setTimeout(() => takeFirst());
    return () => clearTimeout(timer);
  }, [isWaiting, isLoading]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isListed && items.length > 0) setChosen((active + step + items.length) % items.length);
    }
    if (event.key === 'Enter' && (isListed || isLoading) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isLoading) setWaiting(true);
      else choose(items[active]);
    }
    if (event.key === 'Escape' && (isListed || onEscape)) {
      event.stopPropagation();
      setOpen(false);
      onEscape?.();
    }
    if (event.key === 'Backspace' && text === '') onBackspace?.();
  }

  return (
    <div className={classes.combobox}>
      <input
        ref={isFocused ? focusOnce : undefined}
        role="combobox"
        aria-label={label}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed && items.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        // Esc closes the list only; the dialog around it stays.
        data-mantine-stop-propagation={isListed || undefined}
        data-autofocus={isFirst || undefined}
        className={classes.input}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setChosen(0);
          setWaiting(false);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          setWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      {/* Native lists can't hold icons and details, nor leave the focus in the field. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="listbox" id={`${id}-list`} aria-label={label} hidden={!isListed} className={classes.list}>
        {(isListed ? items : []).map((item, index) => (
          <ComboboxOption
            key={item.id}
            id={`${id}-${index}`}
            item={item}
            isActive={index === active}
            onPoint={() => setChosen(index)}
            onChoose={() => choose(item)}
          />
        ))}
        {items.length === 0 && <p className={classes.empty}>{emptyText}</p>}
      </div>
    </div>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
