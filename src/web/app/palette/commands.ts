import type { ReactNode } from 'react';
import type { SearchRowSource } from '#domain/search/search-page.ts';
import { parseId } from '#domain/ids/short-id.ts';

export type CommandKind = 'navigation' | 'action' | 'record' | 'person';

export type Command = {
  id: string;
  label: string;
  detail?: string;
  kind: CommandKind;
  /** Where the row comes from. */
  source?: SearchRowSource;
  /** Was found for what is typed; its label need not have it. */
  isFound?: boolean;
  /** Was found for what was typed before, and stands there until the answer to this comes. */
  isOutdated?: boolean;
  /** Before or behind all others, whatever its label says. */
  standing?: 'first' | 'last';
  /** It needs more than a press: the field is filled with this, and the palette stays open. */
  fills?: string;
  icon: ReactNode;
  keys?: readonly string[];
} & (
  | { run: () => void; runIn?: never }
  /** It needs a project: the palette asks for one. */
  | { run?: never; runIn: (project: Project) => void }
);

export type Project = { readonly id: string; readonly title: string };

export type PaletteQuery =
  | { mode: 'all'; text: string }
  | { mode: 'action'; text: string }
  | { mode: 'person'; text: string }
  | { mode: 'id'; text: string; id: string | undefined };

/** `>` asks for actions, `@` for people, `#` for the record with an id. */
export function parsePaletteQuery(input: string): PaletteQuery {
  const text = input.slice(1).trim();
  if (input.startsWith('>')) return { mode: 'action', text };
  if (input.startsWith('@')) return { mode: 'person', text };
  if (input.startsWith('#')) return { mode: 'id', text, id: parseId(text) };
  return { mode: 'all', text: input.trim() };
}

export function filterCommands(commands: readonly Command[], query: PaletteQuery): Command[] {
  return commands
    .filter((command) => isAskedFor(command.kind, query.mode))
    .map((command) => ({
      command,
      rank: rankIn(command, query.mode === 'id' ? '' : query.text),
    }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ command }) => command);
}

/** What is called exactly as typed comes before all else, also before what only starts that way. */
function rankIn({ label, isFound, standing }: Command, text: string): number | null {
  if (standing) return standing === 'first' ? -2 : lastRank;
  if (text !== '' && label.toLowerCase() === text.toLowerCase()) return -1;
  return isFound ? 1 : rankOf(label, text);
}

function isAskedFor(kind: CommandKind, mode: PaletteQuery['mode']): boolean {
  switch (mode) {
    case 'all':
      return kind !== 'person';
    case 'action':
      return kind === 'action';
    case 'person':
      return kind === 'person';
    case 'id':
      return kind === 'record';
    default:
      return mode satisfies never;
  }
}

/** Behind the letters in order. */
const lastRank = 4;

/** Start of the label, start of a word, anywhere, letters in order; null when it does not fit. */
export function rankOf(label: string, text: string): number | null {
  const haystack = label.toLowerCase();
  const needle = text.toLowerCase();
  if (needle === '' || haystack.startsWith(needle)) return 0;
  if (haystack.includes(` ${needle}`)) return 1;
  if (haystack.includes(needle)) return 2;
  let at = 0;
  for (const letter of needle) {
    at = haystack.indexOf(letter, at) + 1;
    if (at === 0) return null;
  }
  return 3;
}
