import { ValidationError } from '#domain/errors/hark-error.ts';
import type { FilterForm } from '#domain/filters/filter-form.ts';
import { readFilterForm } from '#server/features/filters/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { ChartInput as WireInput, ChartMetric, ChartType } from '#server/platform/graphql/wire.gen.ts';

export type ChartInput = {
  readonly projectId: string;
  readonly metric: ChartMetric;
  readonly type: ChartType;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly filter: FilterForm | null;
  readonly timeZone: string;
};

export function readChartInput(input: WireInput): ChartInput {
  const { from = null, to = null } = input;
  if (from && to && from >= to) throw new ValidationError('The first day must be before the last');
  return {
    projectId: readId(input.projectId),
    metric: input.metric ?? 'HIGHLIGHT_COUNT',
    type: input.type ?? 'TAG',
    from,
    to,
    filter: input.filter == null ? null : readFilterForm(input.filter),
    timeZone: readTimeZone(input.timeZone ?? 'UTC'),
  };
}

/** The database knows more names than the standard, among them ways to say an offset: only places are taken. */
function readTimeZone(name: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    if (/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(timeZone)) return timeZone;
  } catch {
    // Falls through to the refusal below.
  }
  throw new ValidationError('The time zone is not known');
}
