import type { CSSProperties } from 'react';
import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import type { ChartInput, ChartTableQuery } from '#web/lib/graphql.gen.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { dotsOf } from './chart-colors.ts';
import { ChartTableDocument } from './charts.gen.ts';
import classes from './charts.module.css';
import type { ChartFieldChoice } from './use-chart-fields.ts';

type Table = ChartTableQuery['chartTable'];
export type CrossColumn = Table['columns'][number];
type CrossRow = Table['rows'][number];

export type ChartCrossTableProps = {
  input: ChartInput;
  field: ChartFieldChoice;
  measure: string;
  hiddenIds: readonly string[];
  /** Without a column: all highlights of the row. */
  onChoose: (row: CrossRow, column: CrossColumn | null) => void;
};

/** Tags by the values of a field. Each figure leads to what it counts; the darker, the more. */
export function ChartCrossTable({ input, field, measure, hiddenIds, onChoose }: ChartCrossTableProps) {
  const query = useQuery({ query: ChartTableDocument, variables: { input, fieldId: field.fieldId } });
  return (
    <QueryView query={query} what="the table" skeleton={<SkeletonRows label="Loading the table" />}>
      {({ chartTable: { columns, rows } }) => {
        const shown = rows.filter(({ id }) => !hiddenIds.includes(id));
        const largest = Math.max(1, ...shown.flatMap(({ values }) => values));
        const dot = dotsOf(rows);
        return (
          // Wider than a phone: it is scrolled by keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className={classes.wide} aria-label={`${measure} by ${field.label}`} tabIndex={0}>
            <table className={classes.cross}>
              <caption className={classes.caption}>
                {measure} by {field.label}
              </caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  {columns.map(({ value, title }) => (
                    <th key={value} scope="col" className={classes.figure}>
                      {title}
                    </th>
                  ))}
                  <th scope="col" className={classes.figure}>
                    All
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <span className={classes.dot} style={dot(row)} />
                      {row.title}
                    </th>
                    {columns.map((column, n) => (
                      <td key={column.value} className={classes.figure} style={tint(row.values[n], largest)}>
                        <Figure
                          value={row.values[n] ?? 0}
                          label={`${row.title}, ${column.title}`}
                          onChoose={() => onChoose(row, column)}
                        />
                      </td>
                    ))}
                    <td className={classes.figure}>
                      <Figure
                        value={row.total}
                        label={`${row.title}, all`}
                        onChoose={() => onChoose(row, null)}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">All, each once</th>
                  {columns.map(({ value, total }) => (
                    <td key={value} className={classes.figure}>
                      {total.toLocaleString('en')}
                    </td>
                  ))}
                  <td className={classes.figure}>&nbsp;</td>
                </tr>
              </tfoot>
            </table>
          </section>
        );
      }}
    </QueryView>
  );
}

type FigureProps = { value: number; label: string; onChoose: () => void };

/** Nothing is behind a zero. */
function Figure({ value, label, onChoose }: FigureProps) {
  if (value === 0) return <span className={classes.zero}>0</span>;
  const text = value.toLocaleString('en');
  return (
    <button
      type="button"
      className={classes.figureButton}
      aria-label={`${text} (${label})`}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}

/** Strong enough to see the pattern, weak enough to read the figure on it. */
function tint(value: number | undefined, largest: number): CSSProperties {
  const share = Math.round(((value ?? 0) / largest) * 28);
  return { background: `color-mix(in srgb, transparent, var(--color-accent) ${share}%)` };
}
