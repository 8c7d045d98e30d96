/**
 * The topic of each new group: that of the themes which at least half of its known members come from. So a theme that
 * splits leaves its topic to its parts, and one that takes in a few of another topic does not follow them there.
 */
export function inheritTopics(
  before: readonly (string | null)[],
  labels: Int32Array,
  topicOf: ReadonlyMap<string, string | null>,
): (group: number) => string | null {
  const counts = new Map<number, Map<string | null, number>>();
  for (const [row, label] of labels.entries()) {
    const themeId = before[row] ?? null;
    if (label < 0 || themeId === null) continue;
    const topicId = topicOf.get(themeId) ?? null;
    const own = counts.get(label) ?? new Map<string | null, number>();
    counts.set(label, own.set(topicId, (own.get(topicId) ?? 0) + 1));
  }
  return (group) => {
    const own = [...(counts.get(group) ?? [])].sort(([, a], [, b]) => b - a);
    const known = own.reduce((sum, [, count]) => sum + count, 0);
    const [topicId, count] = own.find(([id]) => id !== null) ?? [null, 0];
    return count * 2 >= known ? topicId : null;
  };
}
