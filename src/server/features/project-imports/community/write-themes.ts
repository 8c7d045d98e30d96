import { topicCountLimit, topicDescriptionLimit, topicTitleLimit } from '#domain/channels/topic-draft.ts';
import type { ExportedTheme } from '#domain/exports/channel-codecs.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertWholeThemes, type WholeQuote } from '#server/features/channels/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { dateOf } from '../refi/date-of.ts';
import { allRows, type CommunitySet } from './community-set.ts';
import { cut } from './community-writing.ts';

type Asked = {
  readonly importId: string;
  readonly createdBy: string;
  readonly set: CommunitySet;
  /** The new channel of each of the archive. */
  readonly channels: ReadonlyMap<string, string>;
};

export type WrittenThemes = {
  /** Of a channel of the archive: what its themes quote, by their new ids. */
  readonly quotesOf: ReadonlyMap<string, readonly WholeQuote[]>;
  /** What was over a limit, in words. */
  readonly reports: readonly string[];
};

/** Themes and topics of the channels, before the points that are in them. */
export async function writeThemes(
  tx: TxCtx,
  { importId, createdBy, set, channels }: Asked,
): Promise<WrittenThemes> {
  const topics = Map.groupBy(await allRows(set, 'topics'), ({ channelId }) => channelId);
  const themes = Map.groupBy(await allRows(set, 'themes'), ({ channelId }) => channelId);
  const idOf = (id: string): string => derivedGuid(importId, id);
  let left = 0;
  for (const [oldId, channelId] of channels) {
    const ownTopics = onceEach(topics.get(oldId)).slice(0, topicCountLimit.max);
    const ownThemes = onceEach(themes.get(oldId)).slice(0, countLimits.themesPerChannel.max);
    left += (topics.get(oldId)?.length ?? 0) - ownTopics.length;
    left += (themes.get(oldId)?.length ?? 0) - ownThemes.length;
    if (ownTopics.length + ownThemes.length === 0) continue;
    const topicIds = new Set(ownTopics.map(({ id }) => id));
    const themeIds = new Set(ownThemes.map(({ id }) => id));
    const knownIn = (ids: ReadonlySet<string>, id: string | null): string | null =>
      id !== null && ids.has(id) ? idOf(id) : null;
    await insertWholeThemes(tx, {
      channelId,
      createdBy,
      topics: ownTopics.map(({ id, title, description }) => ({
        id: idOf(id),
        title: cut(title, topicTitleLimit.max) || 'Untitled topic',
        description: cut(description, topicDescriptionLimit.max),
      })),
      themes: ownThemes.map(({ id, title, mergedInto, topicId, insightIds, createdAt, ...theme }) => ({
        ...theme,
        id: idOf(id),
        title: cut(title, textLimits.themeTitle.max),
        mergedInto: mergedInto === id ? null : knownIn(themeIds, mergedInto),
        topicId: knownIn(topicIds, topicId),
        insightIds: insightIds.map(idOf),
        createdAt: dateOf(createdAt) ?? tx.now(),
      })),
    });
  }
  const reports = left === 0 ? [] : [`Themes and topics over the limit: ${left.toLocaleString('en-US')}`];
  return { quotesOf: quotesOf([...themes.values()].flat(), idOf), reports };
}

/** Rows that a damaged archive has twice are one. */
function onceEach<Row extends { readonly id: string }>(rows: readonly Row[] = []): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function quotesOf(
  themes: readonly ExportedTheme[],
  idOf: (id: string) => string,
): ReadonlyMap<string, readonly WholeQuote[]> {
  const quotes = themes.flatMap(({ id, channelId, quote }) =>
    quote === null ? [] : [{ channelId, quote: { themeId: idOf(id), ...quote } }],
  );
  return new Map(
    [...Map.groupBy(quotes, ({ channelId }) => channelId)].map(([channelId, all]) => [
      channelId,
      all.map(({ quote }) => quote),
    ]),
  );
}
