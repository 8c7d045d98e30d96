/** Its titles by how well they say what it is about. */
type GroupToTitle = { readonly size: number; readonly titles: readonly string[] };

/** Of groups that talk alike the largest has the common phrase: nobody tells four themes of one name apart. */
export function distinctTitles(groups: readonly GroupToTitle[]): string[] {
  const taken = new Set<string>();
  const chosen = groups.map(({ titles }) => titles[0] ?? '');
  const bySize = [...groups.entries()].toSorted(([, one], [, other]) => other.size - one.size);
  for (const [group, { titles }] of bySize) {
    const title = titles.find((one) => one !== '' && !taken.has(one.toLowerCase())) ?? titles[0] ?? '';
    taken.add(title.toLowerCase());
    chosen[group] = title;
  }
  return chosen;
}
