import type { Turn } from './conversation.ts';
import { textLimits } from '#domain/limits/text-limits.ts';

/** What data points become in a project: notes, or notes with everything in them highlighted. */
export type SentAs = 'note' | 'highlight';

const titleLength = Math.min(80, textLimits.noteTitle.max);

/** The first words of what was said, up to a blank where there is one in good time. */
export function noteTitleOf(said: string): string {
  const line = said.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= titleLength) return line;
  const start = letters.slice(0, titleLength - 1).join('');
  const blank = start.lastIndexOf(' ');
  return `${start.slice(0, blank > titleLength / 2 ? blank : undefined).trimEnd()}…`;
}

/** What a note says of a conversation: every message behind who wrote it. */
export function wordsOfTurns(turns: readonly Pick<Turn, 'participant' | 'text'>[]): string {
  return turns
    .map(({ participant, text }) => (participant === null ? text : `${participant}: ${text}`))
    .join('\n');
}

/** Each line that says something is a paragraph. */
export function paragraphsOf(said: string): string[] {
  return said
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
