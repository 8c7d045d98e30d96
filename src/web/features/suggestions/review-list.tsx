import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { codingShortcuts } from '#web/features/highlights/index.ts';
import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { AcceptAbove } from './accept-above.tsx';
import type { ReviewItem, ReviewVerbs } from './review-item.ts';
import { ReviewRow } from './review-row.tsx';
import classes from './suggestions.module.css';

type Decide = (ids: readonly string[]) => Promise<boolean>;
type ReviewListProps = {
  label: string;
  items: readonly ReviewItem[];
  verbs?: ReviewVerbs;
  accept: Decide;
  reject: Decide;
  onClose: () => void;
};

const accepting: ReviewVerbs = { accept: 'Accept', reject: 'Reject' };

/** Reviews suggestions with single keys. The words of the current one are shown in the text. */
export function ReviewList({ label, items, verbs = accepting, accept, reject, onClose }: ReviewListProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  /** A key pressed twice decides once; the next one is free to be decided meanwhile. */
  const underWay = useRef(new Set<string>());
  const place = Math.min(at, items.length - 1);
  const current = items[place];
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    current?.show();
    // Another one is shown; the same one with new figures is not shown again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id]);

  async function decide(run: Decide, chosen: readonly string[]) {
    const ids = chosen.filter((id) => !underWay.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) underWay.current.add(id);
    await run(ids);
    for (const id of ids) underWay.current.delete(id);
    box.current?.focus({ preventScroll: true });
  }
  const move = (step: 1 | -1) => setAt(Math.max(0, Math.min(items.length - 1, place + step)));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    const one = current ? [current.id] : [];
    const actions: Readonly<Record<string, () => void>> = {
      [keyOf(codingShortcuts.accept)]: () => void decide(accept, one),
      [keyOf(codingShortcuts.reject)]: () => void decide(reject, one),
      [keyOf(codingShortcuts.nextSuggestion)]: () => move(1),
      [keyOf(codingShortcuts.previousSuggestion)]: () => move(-1),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: onClose,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons hand their keys up to it
    <fieldset ref={box} tabIndex={-1} aria-label={label} className={classes.review} onKeyDown={onKeyDown}>
      <p className={classes.keys}>
        <Kbd keys={['y']} /> {verbs.accept.toLowerCase()} <Kbd keys={['n']} /> {verbs.reject.toLowerCase()}{' '}
        <Kbd keys={['j']} /> next <Kbd keys={['k']} /> previous
      </p>
      <AcceptAbove items={items} verb={verbs.accept} onAccept={(ids) => void decide(accept, ids)} />
      <ul className={classes.rows}>
        {items.map((item, index) => (
          <ReviewRow
            key={item.id}
            item={item}
            verbs={verbs}
            isCurrent={item.id === current?.id}
            onChoose={() => setAt(index)}
            onAccept={() => void decide(accept, [item.id])}
            onReject={() => void decide(reject, [item.id])}
          />
        ))}
      </ul>
    </fieldset>
  );
}
