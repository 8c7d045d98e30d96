import { mostTold, headingOfTheme } from '#domain/channels/kept-wrap.ts';
import type { ThemeCount } from '#domain/channels/theme-trend.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { middleOf, nearness } from '#engines/answering/index.ts';
import { promptSources, type CitedSentence, type Source } from '#server/features/answering/index.ts';
import type { Message } from '#server/platform/ai/language/generation.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/channels/tables.ts';
import type { KeyQuotes } from './key-quotes.ts';
import { headingOf, pickSaid, quoteOf, type Said } from './said.ts';

const fromTheme = { most: 3, mostWords: 90, nearnessShare: 0.9 };

/** The themes that a wrap is about, with what was counted, in their order. */
export async function readToldThemes(
  db: Db,
  workspaceId: string,
  wrapId: string | null,
): Promise<readonly ThemeCount[]> {
  const wrap = await db
    .selectFrom('channel_wraps')
    .select('themes')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', wrapId)
    .executeTakeFirst();
  return wrap?.themes.slice(0, mostTold) ?? [];
}

/** Without a language model: for each theme what was counted, and what people said in their words. */
export function quoteThemes(themes: readonly ThemeCount[], said: readonly Said[]): KeyQuotes {
  const sentences = themes.flatMap((theme) => {
    const own = said.filter(({ cited }) => cited.source.itemId === theme.id);
    const best = pickSaid(nearestToTheme(own), fromTheme);
    return best.length > 0 ? [headingOf(headingOfTheme(theme)), ...best.map(quoteOf)] : [];
  });
  return { sentences, problem: null };
}

/** By what the theme is about: a remark that fits everywhere is near to the middle of all of them. */
function nearestToTheme(said: readonly Said[]): Said[] {
  const vectors = said.flatMap(({ vector }) => vector ?? []);
  if (vectors.length === 0) return [...said];
  const middle = middleOf(vectors);
  return said.map((one) => ({ ...one, nearness: one.vector ? nearness(middle, one.vector) : 0 }));
}

/** A model's heading is the title of a theme, each once; what was counted is added to it, and no quote stands for it. */
export function keepThemeTitles(themes: readonly ThemeCount[]): (text: string) => CitedSentence | undefined {
  const left = new Map(themes.map((theme) => [keyOf(titleOf('theme', theme.title)), theme]));
  return (text) => {
    const theme = left.get(keyOf(text));
    if (!theme) return undefined;
    left.delete(keyOf(text));
    return headingOf(headingOfTheme(theme));
  };
}

function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function themeMessages(
  sources: readonly Source[],
  themes: readonly ThemeCount[],
  language: string,
): Message[] {
  const parts = themes.map((theme) => `## ${titleOf('theme', theme.title)}`).join('\n');
  const task = `Each source is what one customer said, and its title is the theme that it belongs to. Write exactly these parts, in this order, each under its heading, with two or three sentences on what people say in that theme, from its own sources alone:\n${parts}\nWrite paragraphs.\n${language}`;
  return [{ role: 'user', text: `Sources:\n\n${promptSources(sources)}\n\n${task}` }];
}
