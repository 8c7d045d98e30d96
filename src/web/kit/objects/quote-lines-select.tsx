import { quoteLineChoices, type QuoteLines } from '#domain/views/quote-lines.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';

const names: Readonly<Record<QuoteLines, string>> = {
  '1': '1 line',
  '2': '2 lines',
  '4': '4 lines',
  '8': '8 lines',
  all: 'All lines',
};

export type QuoteLinesSelectProps = { value: QuoteLines; onChange: (lines: QuoteLines) => void };

/** How much of each quote is shown. */
export function QuoteLinesSelect({ value, onChange }: QuoteLinesSelectProps) {
  return (
    <CompactSelect
      label="Lines of a quote"
      value={value}
      options={quoteLineChoices.map((lines) => ({ value: lines, label: names[lines] }))}
      onChange={onChange}
    />
  );
}
