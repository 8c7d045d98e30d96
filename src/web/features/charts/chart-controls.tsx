import type { ChartOptions, ChartShape } from '#domain/charts/chart-options.ts';
import { metricNames } from '#domain/charts/metric-names.ts';
import type { ChartState } from '#domain/charts/chart-state.ts';
import { FilterPanel } from '#web/features/filters/index.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import classes from './charts.module.css';
import type { ChartFieldChoice } from './use-chart-fields.ts';
import { optionsOf, presetNames, shapeNames, typeNames } from './chart-names.ts';

export type ChartControlsProps = {
  projectId: string;
  fields: readonly ChartFieldChoice[];
  options: ChartOptions;
  state: ChartState;
  onChange: (options: ChartOptions, state: ChartState) => void;
};

/** What is counted, by what, of which time, and how it is drawn. */
export function ChartControls({ projectId, fields, options, state, onChange }: ChartControlsProps) {
  const onOptions = (next: ChartOptions) => onChange(next, state);
  const onState = (next: ChartState) => onChange(options, next);
  const shape = state.type === 'bar' ? options.shape : state.type;
  const draw = (next: ChartShape | 'line' | 'none') => {
    if (next === 'line' || next === 'none') onState({ ...state, type: next });
    else onChange({ ...options, shape: next }, { ...state, type: 'bar' });
  };
  const byField = (fieldId: string) => {
    const { fieldId: _before, ...rest } = options;
    onOptions(fieldId === '' ? rest : { ...rest, fieldId });
  };
  const { from = '', to = '' } = state;
  return (
    <>
      <CompactSelect
        label="Measure"
        value={options.metric}
        options={optionsOf(metricNames)}
        onChange={(metric) => onOptions({ ...options, metric })}
      />
      <CompactSelect
        label="What each item represents"
        value={options.type}
        options={optionsOf(typeNames)}
        onChange={(type) => onOptions({ ...options, type })}
      />
      <CompactSelect label="Chart type" value={shape} options={optionsOf(shapeNames)} onChange={draw} />
      {fields.length > 0 && (
        <CompactSelect
          label="Compare by"
          value={options.fieldId ?? ''}
          options={[
            { value: '', label: 'Compare by…' },
            ...fields.map(({ fieldId, label }) => ({ value: fieldId, label })),
          ]}
          onChange={byField}
        />
      )}
      <CompactSelect
        label="Date range"
        value={state.preset}
        options={optionsOf(presetNames)}
        onChange={(preset) => onState({ ...withoutDates(state), preset })}
      />
      {state.preset === 'custom' && (
        <>
          <input
            type="date"
            className={classes.date}
            aria-label="First day"
            value={from}
            max={to || undefined}
            onChange={(event) => onState({ ...state, from: event.target.value })}
          />
          <input
            type="date"
            className={classes.date}
            aria-label="Last day"
            value={to}
            min={from || undefined}
            onChange={(event) => onState({ ...state, to: event.target.value })}
          />
        </>
      )}
      <FilterPanel
        form={state.filter}
        types={filtered}
        projectId={projectId}
        onChange={(filter) => onState({ ...state, filter })}
      />
    </>
  );
}

/** Charts count highlights, whatever their metric. */
const filtered = ['HIGHLIGHT'] as const;

function withoutDates({ type, filter, preset }: ChartState): ChartState {
  return { type, filter, preset };
}
