type State = Record<string, unknown>;

/** A name, a color and a place in the text; it goes to everybody who has the document open. */
const longestPlace = 1000;
const color = /^#[\da-f]{3,8}$|^[a-z]{3,20}$|^(?:rgb|hsl|oklch|var)\([\w\s,.%/-]{1,60}\)$/i;
const places: ReadonlySet<string> = new Set(['cursor', 'pointer']);

/**
 * Leaves of what an editor says about itself only what others show: where it is, and a color. Its name is the server's
 * word. What is dropped here would otherwise be in the pages of everybody else.
 */
export function cleanAwareness(state: State, who: { memberId: string | null; name: string }): void {
  for (const [field, value] of Object.entries(state)) {
    if (field === 'user') state[field] = { ...colorOf(value), ...who };
    else if (!places.has(field) || !isPlace(value)) delete state[field];
  }
}

function colorOf(user: unknown): { color?: string } {
  if (typeof user !== 'object' || user === null || !('color' in user)) return {};
  return typeof user.color === 'string' && color.test(user.color) ? { color: user.color } : {};
}

function isPlace(value: unknown): boolean {
  return value === null || (typeof value === 'object' && JSON.stringify(value).length <= longestPlace);
}
