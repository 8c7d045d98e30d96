import {
  useClient,
  type AnyVariables,
  type Client,
  type OperationContext,
  type TypedDocumentNode,
} from 'urql';
import type { Action } from '#domain/access/actions.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { keptValues } from '#web/features/fields/index.ts';
import { ChangeFieldValuesDocument } from '#web/features/fields/fields.gen.ts';
import { insightStatusName, wireStatuses } from '#web/kit/objects/insight-status-name.ts';
import { UpdateInsightDocument } from '#web/features/insights/insights.gen.ts';
import { keptInsightTitle } from '#web/features/insights/index.ts';
import { keptNoteTitle } from '#web/features/notes/index.ts';
import { UpdateNoteDocument } from '#web/features/notes/notes.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { readFieldText } from './field-columns.tsx';
import { objectOf, type Row } from './row-of.ts';
import type { ColumnSpec } from './column-spec.ts';

export type CellChange = { readonly row: Row; readonly column: ColumnSpec; readonly text: string };
export type Written = {
  readonly count: number;
  readonly problem: string | null;
  /** Puts everything back as it was. */
  readonly undo: () => Promise<void>;
};

/** What a change of a cell asks of the person. */
export function actionFor(row: Row): Action {
  if (row.highlight) return 'highlight.tag';
  return row.insight ? 'insight.update' : 'note.update';
}

/** The message for a text that the cell can't hold. */
export function checkCell({ edit }: ColumnSpec, text: string): string | null {
  if (edit?.kind === 'title') {
    const parsed = parseText(textLimits.noteTitle, text);
    return parsed.ok ? null : parsed.message;
  }
  if (edit?.kind === 'status') return statusOf(text) ? null : 'Choose draft, in review or final';
  if (edit?.kind !== 'field') return 'This column can’t be changed here';
  const read = readFieldText(edit.field, text);
  return read.ok ? null : read.message;
}

export function useCellWriter(): (changes: readonly CellChange[]) => Promise<Written> {
  const client = useClient();
  return async (changes) => {
    const changed = changes.filter(({ row, column, text }) => column.text(row) !== text);
    const problem = changed.map(({ column, text }) => checkCell(column, text)).find((one) => one !== null);
    if (problem != null) return { count: 0, problem, undo: async () => {} };
    const fields = await writeFields(client, changed);
    if (fields.problem !== null) return fields;
    const others = await writeOthers(
      client,
      changed.filter(({ column }) => column.edit?.kind !== 'field'),
    );
    return {
      count: fields.count + others.count,
      problem: others.problem,
      undo: async () => {
        await Promise.all([fields.undo(), others.undo()]);
      },
    };
  };
}

/** All in one change, so that they come back in one. */
async function writeFields(client: Client, changes: readonly CellChange[]): Promise<Written> {
  const cells = changes.flatMap(({ row, column, text }) => {
    if (column.edit?.kind !== 'field') return [];
    const read = readFieldText(column.edit.field, text);
    return read.ok ? [{ objectId: row.id, fieldId: column.edit.field.id, value: read.value }] : [];
  });
  return cells.length === 0 ? nothing : writeValues(client, cells);
}

const nothing: Written = { count: 0, problem: null, undo: async () => {} };

export type FieldCell = {
  readonly objectId: string;
  readonly fieldId: string;
  readonly value: string | null;
};

export async function writeValues(client: Client, cells: readonly FieldCell[]): Promise<Written> {
  const { data, error } = await client
    .mutation(ChangeFieldValuesDocument, { cells: [...cells] }, keptValues(cells))
    .toPromise();
  if (error) return { ...nothing, problem: problemOf(error).message };
  const previous = (data?.changeFieldValues.previous ?? []).map(({ objectId, fieldId, value }) => ({
    objectId,
    fieldId,
    value,
  }));
  return {
    count: cells.length,
    problem: null,
    undo: async () => {
      if (previous.length > 0) await writeValues(client, previous);
    },
  };
}

async function writeOthers(client: Client, changes: readonly CellChange[]): Promise<Written> {
  const before: CellChange[] = [];
  let problem: string | null = null;
  for (const change of changes) {
    problem = await writeOne(client, change);
    if (problem !== null) break;
    before.push({ ...change, text: change.column.text(change.row) });
  }
  return {
    count: before.length,
    problem,
    undo: async () => {
      for (const change of before) await writeOne(client, change);
    },
  };
}

function writeOne(client: Client, { row, column, text }: CellChange): Promise<string | null> {
  const object = objectOf(row);
  if (!object) return Promise.resolve('This row was deleted');
  const { id } = object;
  if (column.edit?.kind === 'status') {
    return run(client, UpdateInsightDocument, { input: { id, status: statusOf(text) ?? null } });
  }
  const input = { id, title: text.trim() };
  if (row.insight)
    return run(client, UpdateInsightDocument, { input }, keptInsightTitle(row.insight, input.title));
  const context = row.note ? keptNoteTitle(row.note, input.title) : {};
  return run(client, UpdateNoteDocument, { input }, context);
}

async function run<Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<string | null> {
  const { error } = await client.mutation(document, variables, context).toPromise();
  return error ? problemOf(error).message : null;
}

function statusOf(text: string) {
  const wanted = text.trim().toLowerCase();
  return wireStatuses.find(
    (status) => status.toLowerCase() === wanted || insightStatusName(status).toLowerCase() === wanted,
  );
}
