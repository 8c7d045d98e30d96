import { inferSeparator } from '#domain/csv/cell-separator.ts';
import { collectSelectLabels } from '#domain/fields/select-values.ts';
import { inferFieldType } from '#domain/imports/infer-column.ts';
import { readDateCell } from '#domain/imports/read-cell.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiValue, RefiVariable, VariableType } from '#domain/refi/refi-source.ts';
import { likelyDateOrderOf, type ImportDateOrder } from '#domain/time/import-date.ts';

type Read = { readonly variable: RefiVariable; readonly order: ImportDateOrder | null };

/** Tools write all values as words. What all values of a variable are is what its field is, as in tables. */
export function withTypes(project: RefiProject): RefiProject {
  const things = [...project.sources, ...project.cases];
  const cells = Map.groupBy(
    things.flatMap(({ values }) => values),
    ({ variable }) => variable,
  );
  // Fields of contacts are the workspace's: options of one file would make another one with each import.
  const ofContacts = new Set(project.cases.flatMap(({ values }) => values.map(({ variable }) => variable)));
  const read = new Map(
    project.variables.map((one) => {
      const values = (cells.get(one.guid) ?? []).map(({ value }) => value);
      return [one.guid, readVariable(one, values, !ofContacts.has(one.guid))];
    }),
  );
  const typed = (values: readonly RefiValue[]): RefiValue[] =>
    values.map((one) => {
      const known = read.get(one.variable);
      return known ? { ...one, type: known.variable.type, value: valueOf(one.value, known) } : one;
    });
  return {
    ...project,
    variables: project.variables.map((one) => read.get(one.guid)?.variable ?? one),
    sources: project.sources.map((one) => ({ ...one, values: typed(one.values) })),
    cases: project.cases.map((one) => ({ ...one, values: typed(one.values) })),
  };
}

function readVariable(variable: RefiVariable, values: readonly string[], mayHaveOptions: boolean): Read {
  const type = inferFieldType(variable.name, values);
  if (type === 'SELECT' && mayHaveOptions) {
    const separator = inferSeparator(values);
    const options = { separator, labels: collectSelectLabels(values, separator) };
    return { variable: { ...variable, options }, order: null };
  }
  const found: Partial<Record<typeof type, VariableType>> = {
    NUMBER: 'Float',
    BOOLEAN: 'Boolean',
    DATETIME: 'DateTime',
  };
  const order = type === 'DATETIME' ? (likelyDateOrderOf(values) ?? null) : null;
  return { variable: { ...variable, type: found[type] ?? 'Text' }, order };
}

function valueOf(value: string, { variable, order }: Read): string {
  if (variable.type !== 'DateTime') return value;
  const date = readDateCell(value, order);
  if (!date.ok) return value;
  const iso = date.value.toISOString();
  return value.includes(':') ? iso : iso.slice(0, 10);
}
