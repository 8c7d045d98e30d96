import { personalKindNames, type PersonalKind } from '#domain/personal-data/kinds.ts';
import { findPatterns } from './find-patterns.ts';

/** With what kind of data it was in place of each pattern. */
export function hidePatterns(text: string, kinds: ReadonlySet<PersonalKind>): string {
  let hidden = '';
  let at = 0;
  for (const { kind, start, end } of findPatterns(text, kinds)) {
    hidden += `${text.slice(at, start)}[${personalKindNames[kind]}]`;
    at = end;
  }
  return hidden + text.slice(at);
}
