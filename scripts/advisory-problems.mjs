/** After this many days nobody has looked for new advisories, and the list proves nothing. */
const freshDays = 180;

/** One line for each locked version that an advisory names, and one for a list that is too old. */
export function advisoryProblems({ checkedOn, advisories }, { lock, now }) {
  const age = (now.getTime() - new Date(checkedOn).getTime()) / 86_400_000;
  const old =
    age > freshDays
      ? [`docs/security/advisories.json was last checked on ${checkedOn}. Run npm audit and date it.`]
      : [];
  const found = Object.entries(lock.packages ?? {}).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return advisories
      .filter((advisory) => advisory.package === name && version && isBelow(version, advisory.fixedIn))
      .map(({ id, fixedIn }) => `${name} ${version}: ${id}, fixed in ${fixedIn}`);
  });
  return [...old, ...found];
}

/** By number, part by part; a prerelease counts as the release it leads to. */
export function isBelow(version, limit) {
  const [a, b] = [version, limit].map((text) => text.split(/[-+]/)[0].split('.').map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
