import type pg from 'pg';
import { newId } from '#server/platform/context/new-id.ts';
import type { Column, Table } from './catalog.ts';

export type Row = Record<string, unknown>;

/**
 * A check asks for what the column alone would allow to be missing: only the home page and a selection have no owner, and
 * only a thread about a contact is of no note.
 */
const owners: ReadonlySet<string> = new Set([
  'documents.owner_id',
  'summaries.object_id',
  'comment_threads.object_id',
]);
/**
 * The first kind of second factor that the catalog names, an authenticator app, is nothing without its secret,
 * personal data that was not permanently deleted has its words, and an export of no project says what it is of.
 */
const needed: ReadonlySet<string> = new Set([
  'account_factors.secret_id',
  'data_point_words.words',
  'personal_data.words',
  'project_exports.config',
]);

/** Makes valid rows for any table from the catalog alone, parents first. */
export class AnyRow {
  readonly #owner: pg.Pool;
  readonly #catalog: Map<string, Table>;
  readonly #parents = new Map<string, Row>();

  constructor(owner: pg.Pool, catalog: Map<string, Table>) {
    this.#owner = owner;
    this.#catalog = catalog;
  }

  /** A row that could be inserted; the rows it refers to exist. */
  async draft(table: Table, workspaceId: string): Promise<Row> {
    const row: Row = {};
    for (const key of table.foreignKeys) {
      const isWanted = (name: string): boolean =>
        columnOf(table, name).required || owners.has(`${table.name}.${name}`);
      if (!key.columns.every(isWanted)) continue;
      const parent = await this.#parent(key.target, workspaceId);
      for (const [at, name] of key.columns.entries()) row[name] = parent[key.targetColumns[at] ?? ''];
    }
    for (const column of table.columns) {
      if (column.name === 'workspace_id') row[column.name] = workspaceId;
      else if (isNeeded(table, column) && !(column.name in row)) row[column.name] = valueFor(column);
    }
    return row;
  }

  async insert(table: Table, workspaceId: string): Promise<Row> {
    const row = await this.draft(table, workspaceId);
    const { text, values } = insertStatement(table.name, row);
    await this.#owner.query(text, values);
    return row;
  }

  async #parent(target: string, workspaceId: string): Promise<Row> {
    if (target === 'workspaces') return { id: workspaceId };
    const key = `${target} ${workspaceId}`;
    const known = this.#parents.get(key);
    if (known) return known;
    const table = this.#catalog.get(target);
    if (!table) throw new Error(`No table ${target}`);
    const row = await this.insert(table, workspaceId);
    // Each membership wants an account of its own; everything else may share its parent.
    if (target !== 'accounts') this.#parents.set(key, row);
    return row;
  }
}

export function insertStatement(table: string, row: Row): { text: string; values: unknown[] } {
  const names = Object.keys(row);
  const places = names.map((_name, at) => `$${at + 1}`);
  return {
    text: `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    values: Object.values(row),
  };
}

let last = 0;

/** Numbers of a sequence are often unique beside others that are the same in every row. */
function nextNumber(): number {
  last += 1;
  return last;
}

function isNeeded(table: Table, column: Column): boolean {
  return column.required || needed.has(`${table.name}.${column.name}`);
}

function columnOf(table: Table, name: string): Column {
  const column = table.columns.find((one) => one.name === name);
  if (!column) throw new Error(`No column ${name} in ${table.name}`);
  return column;
}

function valueFor({ name, type, choices }: Column): unknown {
  if (choices[0] !== undefined) return type.endsWith('[]') ? [choices[0]] : choices[0];
  if (type === 'uuid') return newId();
  if (type === 'boolean') return true;
  if (type === 'bigint' || name === 'place') return nextNumber();
  if (['integer', 'smallint', 'real', 'double precision', 'numeric'].includes(type)) return 1;
  if (type.startsWith('timestamp') || type === 'date') return new Date();
  if (type === 'jsonb' || type === 'json') return '{}';
  if (type === 'bytea') return Buffer.from(newId());
  if (type.endsWith('[]')) return [];
  if (type === 'text' || type.startsWith('character')) return nameFrom(newId());
  throw new Error(`Teach any-row.ts to make a value of type ${type}`);
}

/** Letters alone: some columns hold the name of a kind. */
function nameFrom(id: string): string {
  return `x${id.slice(-12).replaceAll(/\d/g, (digit) => String.fromCodePoint(103 + Number(digit)))}`;
}
