import type { ReactNode } from 'react';
import { SuggestedQuote } from './suggested-quote.tsx';
import classes from './suggestion-list.module.css';

export type Suggested = {
  id: string;
  label: string;
  /** Read here, not only found: up to some lines of it. */
  isQuote?: boolean;
  detail?: string | undefined;
  icon: ReactNode;
  /** A second line below the label. */
  below?: ReactNode;
  group?: string;
};

export type SuggestionListProps<Item extends Suggested> = {
  label: string;
  items: readonly Item[];
  active: number;
  isLoading: boolean;
  /** The second is true while Shift is held. */
  onPick: (item: Item, isOneOfSeveral?: boolean) => void;
  onPoint: (index: number) => void;
  /** The quotes that are shown whole. */
  openIds?: ReadonlySet<string>;
  onToggle?: (id: string) => void;
};

/** The focus stays in the text: the editor hands its arrow keys and Enter to this list. */
export function SuggestionList<Item extends Suggested>({
  label,
  items,
  active,
  isLoading,
  onPick,
  onPoint,
  openIds,
  onToggle,
}: SuggestionListProps<Item>) {
  return (
    // Native lists can't hold icons, nor leave the focus in the text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listbox" aria-label={label} className={classes.list}>
      {items.map((item, index) => (
        <div key={item.id} role="presentation">
          {item.group !== undefined && item.group !== items[index - 1]?.group && (
            <div className={classes.group} role="presentation">
              {item.group}
            </div>
          )}
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox above
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            className={classes.row}
            onPointerMove={() => onPoint(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => onPick(item, event.shiftKey)}
            onKeyDown={(event) => event.key === 'Enter' && onPick(item)}
          >
            <span className={classes.icon} aria-hidden>
              {item.icon}
            </span>
            <span className={classes.words}>
              {item.isQuote && onToggle ? (
                <SuggestedQuote
                  text={item.label}
                  isOpen={openIds?.has(item.id) ?? false}
                  onToggle={() => onToggle(item.id)}
                />
              ) : (
                <span className={classes.label} data-quote={item.isQuote || undefined}>
                  {item.label}
                </span>
              )}
              {item.below}
            </span>
            {item.detail !== undefined && <span className={classes.detail}>{item.detail}</span>}
          </div>
        </div>
      ))}
      {items.length === 0 && <p className={classes.empty}>{isLoading ? 'Searching…' : 'No results'}</p>}
    </div>
  );
}
