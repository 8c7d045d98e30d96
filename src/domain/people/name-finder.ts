export type Labelled = { readonly name: string; readonly label: string };
/** A stretch of a text that is somebody's name, and what is said instead. */
export type FoundName = { readonly from: number; readonly to: number; readonly label: string };

const shortestPart = 3;

/**
 * Finds the names of these people in a text; made once for many texts. A whole name is found however it is written; a
 * part of it only as the name has it, because "mark the page" names nobody called Mark Hill. A part that several of
 * them bear has the label `shared`.
 */
export function nameFinder(people: readonly Labelled[], shared: string): (text: string) => FoundName[] {
  const wholes = new Map<string, string>();
  const parts = new Map<string, string>();
  for (const { name, label } of people) {
    const whole = fold(name);
    if (whole === '') continue;
    add(wholes, whole, label);
    for (const part of name.split(/[\s,]+/).filter(isTellingPart)) add(parts, part, label);
  }
  if (wholes.size === 0) return () => [];
  const longestFirst = [...new Set([...wholes.keys(), ...parts.keys()])].toSorted(
    (one, other) => other.length - one.length,
  );
  const any = longestFirst.map(asPattern).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const label = wholes.get(fold(found)) ?? parts.get(found);
      return label === undefined ? [] : [{ from: index, to: index + found.length, label }];
    });

  function add(labels: Map<string, string>, name: string, label: string): void {
    labels.set(name, labels.has(name) && labels.get(name) !== label ? shared : label);
  }
}

/** Initials and particles such as "van" tell nobody from others. */
export function isTellingPart(part: string): boolean {
  return part.length >= shortestPart && /^\p{Lu}/u.test(part);
}

function asPattern(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

function fold(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
