/** What themes can be compared by, and as what a list names it. */
export type ComparedField = { readonly id: string; readonly label: string };

/**
 * Columns of a channel and fields of contacts in one list. A table of contacts brings both of a name; those that are
 * called alike say where they come from, and are numbered where that is the same too.
 */
export function comparedFields(
  columns: readonly { readonly id: string; readonly name: string }[],
  contactFields: readonly ComparedField[],
): ComparedField[] {
  const all = [
    ...columns.map(({ id, name }) => ({ id, label: name, origin: 'column' })),
    ...contactFields.map(({ id, label }) => ({ id, label, origin: 'contact field' })),
  ];
  const seen = new Set<string>();
  const unique = all.filter(({ id }) => !seen.has(id) && seen.add(id));
  const alike = Map.groupBy(unique, ({ label }) => keyOf(label));
  return unique.map((field) => {
    const namesakes = alike.get(keyOf(field.label)) ?? [];
    if (namesakes.length === 1) return { id: field.id, label: field.label };
    const sameOrigin = namesakes.filter(({ origin }) => origin === field.origin);
    const number = sameOrigin.length === 1 ? '' : ` ${sameOrigin.indexOf(field) + 1}`;
    return { id: field.id, label: `${field.label} (${field.origin}${number})` };
  });
}

function keyOf(label: string): string {
  return label.trim().toLowerCase();
}
