import { contactHidden } from '#domain/text/display-names.ts';

const shortestPart = 3;

/**
 * Takes the names of these people out of a text; made once for many texts. A whole name goes however it is written; a
 * part of it only as the name has it, because "mark the page" names nobody called Mark Hill.
 */
export function nameMasker(names: readonly string[]): (text: string) => string {
  const wholes = names.map((name) => name.trim()).filter((name) => name !== '');
  if (wholes.length === 0) return (text) => text;
  const parts = new Set(wholes.flatMap((name) => name.split(/[\s,]+/)).filter(isTelling));
  const known = new Set(wholes.map(fold));
  const longestFirst = [...new Set([...wholes, ...parts])].toSorted(
    (one, other) => other.length - one.length,
  );
  const any = longestFirst.map(asPattern).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    text.replaceAll(pattern, (found) => (known.has(fold(found)) || parts.has(found) ? contactHidden : found));
}

/** Initials and particles such as "van" tell nobody from others. */
function isTelling(part: string): boolean {
  return part.length >= shortestPart && /^\p{Lu}/u.test(part);
}

function asPattern(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

function fold(name: string): string {
  return name.replaceAll(/\s+/g, ' ').toLowerCase();
}
