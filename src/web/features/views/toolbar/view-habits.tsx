import { peekModes, type PeekMode } from '#domain/routes/layout.ts';
import { usualQuoteLines } from '#domain/views/quote-lines.ts';
import { QuoteLinesSelect } from '#web/kit/objects/quote-lines-select.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import type { ArrangedView } from '../view-draft.ts';
import classes from './toolbar.module.css';

const names: Readonly<Record<PeekMode, string>> = {
  Side: 'Side peek',
  Center: 'Center peek',
  FullPage: 'Full page',
};
const longestSummary = 1000;

/** Where a row opens, and what the view is for. */
export function ViewHabits({ arranged: { view, layout, data, change } }: { arranged: ArrangedView }) {
  return (
    <div className={classes.habits}>
      <span className={classes.line}>
        Open rows
        <CompactSelect
          label="Open rows"
          value={data.peekMode ?? 'Side'}
          options={peekModes.map((value) => ({ value, label: names[value] }))}
          onChange={(mode) => change({ data: { peekMode: mode === 'Side' ? null : mode } })}
        />
      </span>
      {view.objectType === 'HIGHLIGHT' && (
        <span className={classes.line}>
          Lines of a quote
          <QuoteLinesSelect
            value={data.quoteLines ?? usualQuoteLines[layout]}
            onChange={(lines) =>
              change({ data: { quoteLines: lines === usualQuoteLines[layout] ? null : lines } })
            }
          />
        </span>
      )}
      <TextAreaField
        label="Summary"
        hint="Shown above the rows."
        rows={3}
        maxLength={longestSummary}
        value={data.summary ?? ''}
        onChange={({ target }) => change({ data: { summary: target.value === '' ? null : target.value } })}
      />
    </div>
  );
}
