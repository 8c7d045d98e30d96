import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { codingShortcuts, showHighlight, type Coding } from '#web/features/highlights/index.ts';
import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import type { TagSuggestionFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { AcceptAbove } from './accept-above.tsx';
import { acceptTags, rejectTags } from './review-tags.ts';
import { TagReviewRow } from './tag-review-row.tsx';
import classes from './suggestions.module.css';

type TagReviewProps = { coding: Coding; items: readonly TagSuggestionFieldsFragment[]; onClose: () => void };

/** Reviews suggested tags with single keys. The words of the current one are shown in the text. */
export function TagReview({ coding, items, onClose }: TagReviewProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  const busy = useRef(false);
  const current = items[Math.min(at, items.length - 1)];
  const highlightId = current?.highlight?.id;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (highlightId !== undefined) showHighlight(coding, highlightId);
  }, [coding, highlightId]);

  async function decide(run: typeof acceptTags, ids: readonly string[]) {
    if (busy.current || ids.length === 0) return;
    busy.current = true;
    await run(coding, ids);
    busy.current = false;
    box.current?.focus({ preventScroll: true });
  }
  const move = (step: 1 | -1) =>
    setAt((now) => Math.max(0, Math.min(items.length - 1, Math.min(now, items.length - 1) + step)));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    const one = current ? [current.id] : [];
    const actions: Readonly<Record<string, () => void>> = {
      [keyOf(codingShortcuts.accept)]: () => void decide(acceptTags, one),
      [keyOf(codingShortcuts.reject)]: () => void decide(rejectTags, one),
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
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-label="Suggested tags"
      className={classes.review}
      onKeyDown={onKeyDown}
    >
      <p className={classes.keys}>
        <Kbd keys={['y']} /> add <Kbd keys={['n']} /> reject <Kbd keys={['j']} /> next <Kbd keys={['k']} />{' '}
        previous
      </p>
      <AcceptAbove items={items} onAccept={(ids) => void decide(acceptTags, ids)} />
      <ul className={classes.rows}>
        {items.map((suggestion, place) => (
          <TagReviewRow
            key={suggestion.id}
            suggestion={suggestion}
            isCurrent={suggestion.id === current?.id}
            onChoose={() => setAt(place)}
            onAccept={() => void decide(acceptTags, [suggestion.id])}
            onReject={() => void decide(rejectTags, [suggestion.id])}
          />
        ))}
      </ul>
    </fieldset>
  );
}
