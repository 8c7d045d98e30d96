import { countOf } from '#domain/text/count-of.ts';

/** Beside what was moved to the trash: one thing, or several. */
export function usedAsEvidence(insights: number, things: number): string {
  const them = things === 1 ? 'it' : 'them';
  return `${countOf(insights, 'insight')} ${insights === 1 ? 'uses' : 'use'} ${them} as evidence.`;
}
