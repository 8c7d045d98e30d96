import { normaliseName } from '#domain/names/name-parts.ts';

/** What a column of another tool’s table says. */
const uses = {
  id: /^(?:id|uuid|note id|data id)$/u,
  noteId: /^(?:note id|source id|data id|document id)$/u,
  title: /^(?:title|name|note title|data title|insight title|headline)$/u,
  note: /^(?:note|note title|source|source title|data|data title|document|document title|session|title)$/u,
  content: /^(?:content|body|text|note content|html|markdown|note)$/u,
  quote: /^(?:highlight|highlights|text|quote|content|highlight text|excerpt|snippet|verbatim)$/u,
  createdAt: /^(?:created|created at|date|created date|creation date|created on)$/u,
  people: /^(?:participants?|people|contacts?|customers?|persons?|respondents?)$/u,
  tags: /^(?:tags?|labels?|codes?)$/u,
  tag: /^(?:tag|title|name|label|code|tag title|tag name)$/u,
  group: /^(?:group|tag group|category|parent|theme)$/u,
  board: /^(?:board|tag board)$/u,
  color: /^colou?r$/u,
  description: /^(?:description|definition|about)$/u,
  person: /^(?:name|full name|contact|participant|person)$/u,
  email: /^(?:e mail|email|email address|e mail address)$/u,
} as const;
export type ToolUse = keyof typeof uses;

export type ToolRow = {
  /** What is in the first column that says this, trimmed; `''` for none. */
  readonly get: (use: ToolUse) => string;
  /** Cells of columns that nothing else was read from, with their headers. */
  readonly others: readonly (readonly [header: string, value: string])[];
};

/** The rows of a table by what its columns say. */
export function readToolTable(table: readonly (readonly string[])[], wanted: readonly ToolUse[]): ToolRow[] {
  const [headers = [], ...rows] = table;
  const columns = new Map<ToolUse, number>();
  const keys = headers.map(normaliseName);
  for (const use of wanted) {
    const taken = new Set(columns.values());
    const at = keys.findIndex((key, index) => !taken.has(index) && uses[use].test(key));
    if (at !== -1) columns.set(use, at);
  }
  const taken = new Set(columns.values());
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => ({
      get: (use) => row[columns.get(use) ?? -1]?.trim() ?? '',
      others: headers.flatMap((header, at): [string, string][] => {
        const value = row[at]?.trim() ?? '';
        return taken.has(at) || header.trim() === '' || value === '' ? [] : [[header.trim(), value]];
      }),
    }));
}

/** Several names in one cell: semicolons and lines divide them, commas where there is nothing else. */
export function splitNames(cell: string, isKnown: (name: string) => boolean = () => false): string[] {
  const strong = /[;|\n]/.test(cell);
  const parts = !strong && isKnown(cell.trim()) ? [cell] : cell.split(strong ? /[;|\n]/ : ',');
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
