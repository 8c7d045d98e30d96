const names = new Map<string, string>();
const mostNames = 2000;

/** A server-side prepared statement per SQL text. Texts that vary without end (long IN lists) stay unnamed. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= mostNames || sql.length > 20_000) return undefined;
  const name = `q${names.size}`;
  names.set(sql, name);
  return name;
}
