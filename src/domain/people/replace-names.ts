import type { FoundName } from './find-names.ts';

export function replaceNames(text: string, found: readonly FoundName[]): string {
  let masked = '';
  let end = 0;
  for (const { from, to, label } of found) {
    masked += text.slice(end, from) + label;
    end = to;
  }
  return masked + text.slice(end);
}
