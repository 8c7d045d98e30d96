import { useClient, type AnyVariables, type Client, type TypedDocumentNode } from 'urql';
import type { Action } from '#domain/access/actions.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insightStatusName, wireStatuses } from '#web/features/insights/insight-status-name.ts';
import { UpdateInsightDocument } from '#web/features/insights/insights.gen.ts';
import { UpdateNoteDocument } from '#web/features/notes/notes.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { objectOf, type Row } from './row-of.ts';
import type { ColumnSpec } from './view-columns.tsx';

export type CellChange = { readonly row: Row; readonly column: ColumnSpec; readonly text: string };
/** `undo` holds what the cells were; null when nothing was written. */
export type Written = { readonly undo: readonly CellChange[]; readonly problem: string | null };

export type CellWriter = {
  /** The message for a text that the cell can't hold. */
  readonly check: (column: ColumnSpec, text: string) => string | null;
  readonly write: (changes: readonly CellChange[]) => Promise<Written>;
};

/** What a change of a cell asks of the person. */
export function actionFor(row: Row): Action {
  return row.insight ? 'insight.update' : 'note.update';
}

export function useCellWriter(): CellWriter {
  const client = useClient();
  return { check, write: (changes) => writeCells(client, changes) };
}

function check(column: ColumnSpec, text: string): string | null {
  if (column.edit?.kind === 'title') {
    const parsed = parseText(textLimits.noteTitle, text);
    return parsed.ok ? null : parsed.message;
  }
  if (column.edit?.kind === 'status') return statusOf(text) ? null : 'Choose draft, in review or final';
  return 'This column can’t be changed here';
}

async function writeCells(client: Client, changes: readonly CellChange[]): Promise<Written> {
  const undo: CellChange[] = [];
  let problem: string | null = null;
  for (const change of changes) {
    const before = change.column.text(change.row);
    if (before === change.text) continue;
    problem = check(change.column, change.text) ?? (await writeOne(client, change));
    if (problem !== null) break;
    undo.push({ ...change, text: before });
  }
  return { undo, problem };
}

function writeOne(client: Client, { row, column, text }: CellChange): Promise<string | null> {
  const object = objectOf(row);
  if (!object) return Promise.resolve('This row is gone');
  const { id } = object;
  if (column.edit?.kind === 'status') {
    return run(client, UpdateInsightDocument, { input: { id, status: statusOf(text) ?? null } });
  }
  const input = { id, title: text.trim() };
  return row.insight
    ? run(client, UpdateInsightDocument, { input })
    : run(client, UpdateNoteDocument, { input });
}

async function run<Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): Promise<string | null> {
  const { error } = await client.mutation(document, variables).toPromise();
  return error ? problemOf(error).message : null;
}

function statusOf(text: string) {
  const wanted = text.trim().toLowerCase();
  return wireStatuses.find(
    (status) => status.toLowerCase() === wanted || insightStatusName(status).toLowerCase() === wanted,
  );
}
