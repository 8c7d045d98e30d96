import { eventually } from './eventually.ts';
import { putBytes } from './put-bytes.ts';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export type ImportColumnAnswer = {
  header: string;
  type: string;
  suggestion: { use: string; fieldId: string | null; fieldType: string | null; questionType: string | null };
};
export type ImportAnswer = {
  id: string;
  status: string;
  error: string | null;
  createdCount: number;
  updatedCount: number;
  duplicateCount: number;
  failedCount: number;
  processedInto: 'CONTENT' | 'SURVEY' | null;
  insightId: string | null;
  problems: { items: { line: number; kind: string; message: string }[] };
  problemsUrl: string | null;
  preview: {
    encoding: string;
    delimiter: string;
    hasNulls: boolean;
    sheets: string[];
    sheet: string | null;
    firstRowIsData: boolean;
    columns: ImportColumnAnswer[];
    rows: { line: number; cells: string[] }[];
  };
};

const fields = `id status error createdCount updatedCount duplicateCount failedCount processedInto insightId problemsUrl
  problems { items { line kind message } }
  preview { encoding delimiter hasNulls sheets sheet firstRowIsData columns { header type suggestion { use fieldId fieldType questionType } } rows { line cells } }`;

type Table = {
  fileName: string;
  bytes: Buffer | string;
  projectId?: string;
  channelId?: string;
  boardId?: string;
  /** For fields: what they belong to. */
  fieldOwner?: string;
};

/** Sends a file; answers its status with the words of a refusal. */
export async function sendTable(
  app: TestApp,
  person: Person,
  { bytes, ...place }: Table,
): Promise<{ id: string; status: number; title: string }> {
  const { createImport } = await ask(
    person,
    'mutation ($input: CreateImportInput!) { createImport(input: $input) { id } }',
    { input: { target: targetOf(place), ...place } },
  );
  return {
    id: createImport.id,
    ...(await putBytes(app, person, `/files/imports/${createImport.id}`, bytes)),
  };
}

function targetOf({ projectId, channelId, boardId, fieldOwner }: Omit<Table, 'bytes'>): string {
  if (fieldOwner) return 'FIELDS';
  if (projectId) return 'NOTES';
  if (channelId) return 'DATA_POINTS';
  return boardId ? 'TAGS' : 'CONTACTS';
}

/** A file that is there, with what is proposed for its columns. */
export async function uploadTable(app: TestApp, person: Person, table: Table): Promise<ImportAnswer> {
  const { id, status, title } = await sendTable(app, person, table);
  if (status !== 204) throw new Error(title);
  return readImport(person, id);
}

export async function readImport(person: Person, id: string): Promise<ImportAnswer> {
  return (await ask(person, `query ($id: ID!) { tableImport(id: $id) { ${fields} } }`, { id })).tableImport;
}

type Start = {
  columns?: object[];
  keyColumn?: number;
  existing?: string;
  ignoreNulls?: boolean;
  wantsInsight?: boolean;
  asTable?: boolean;
};

/** Starts it, as proposed where nothing else is said, and waits for its end. */
export async function runTable(
  person: Person,
  table: ImportAnswer,
  start: Start = {},
): Promise<ImportAnswer> {
  await startTable(person, table, start);
  return endOf(person, table.id, 'RUNNING');
}

export async function startTable(person: Person, table: ImportAnswer, start: Start = {}): Promise<void> {
  const columns = start.columns ?? table.preview.columns.map(({ suggestion }) => suggestion);
  await ask(person, 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }', {
    input: { id: table.id, ...start, columns },
  });
}

export async function undoTable(person: Person, id: string): Promise<ImportAnswer> {
  await ask(person, 'mutation ($id: ID!) { undoImport(id: $id) { id } }', { id });
  return endOf(person, id, 'UNDOING');
}

async function endOf(person: Person, id: string, status: string): Promise<ImportAnswer> {
  let last: ImportAnswer | undefined;
  await eventually(
    `the import is no longer ${status}`,
    async () => {
      last = await readImport(person, id);
      return last.status !== status;
    },
    { withinMs: 60_000 },
  );
  if (!last) throw new Error('Nothing was read');
  return last;
}
