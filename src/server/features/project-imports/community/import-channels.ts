import { can } from '#domain/access/can.ts';
import { parseDataPoint, type DataPoint } from '#domain/channels/data-point.ts';
import { HarkError } from '#domain/errors/hark-error.ts';
import type { ExportedChannel, ExportedDataPoint } from '#domain/exports/channel-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import {
  checkChannelRoom,
  finishWholeChannel,
  insertChannel,
  placeWholePoints,
  storeDataPoints,
  type WholePlace,
} from '#server/features/channels/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { dateOf } from '../refi/date-of.ts';
import { allRows, type CommunitySet } from './community-set.ts';
import { cut } from './community-writing.ts';
import type { Importing } from './importing.ts';
import { keepMade, readMade } from './made-projects.ts';
import { rightsOf } from './rights-of.ts';
import { writeFolders } from './write-folders.ts';
import { writeThemes } from './write-themes.ts';

type Asked = Importing & { readonly set: CommunitySet };

/** The channels of an archive with their themes, all of them or none. After a kill they are made once. */
export async function importChannels(
  { env }: Pick<JobServices, 'env'>,
  ctx: Ctx,
  asked: Asked,
): Promise<void> {
  const channels = await allRows(asked.set, 'channels');
  if (channels.length === 0) return;
  const refusal = await inTransaction(ctx, (tx) =>
    writeChannels(tx, asked, { channels, most: env.workspaceDataPoints }),
  ).catch((error: unknown) => {
    if (!(error instanceof HarkError)) throw error;
    return `Channels weren’t imported: ${error.message}`;
  });
  if (refusal === undefined) return;
  await inTransaction(ctx, async (tx) => {
    const made = await readMade(tx, asked.importId);
    if (made && !made.channels)
      await keepMade(tx, asked.importId, { ...made, channels: {}, reports: [...made.reports, refusal] });
  });
}

type Wanted = { readonly channels: readonly ExportedChannel[]; readonly most: number | undefined };

/** Answers why there are none. */
async function writeChannels(
  tx: TxCtx,
  { importId, createdBy, member, set }: Asked,
  { channels, most }: Wanted,
): Promise<string | undefined> {
  const made = await readMade(tx, importId);
  if (!made || made.channels) return undefined;
  if (!can(requireMember(member).viewer, 'channel.create').allowed)
    return `Channels, which you can’t add: ${channels.length.toLocaleString('en-US')}`;
  await checkChannelRoom(tx, channels.length);
  const categories = await allRows(set, 'projectCategories');
  const ids = new Map(channels.map(({ id }) => [id, derivedGuid(importId, id)]));
  for (const channel of channels) {
    const { context, sensitivity, wantedThemeCount, projectCategoryId: wanted } = channel;
    const folderId = rightsOf(member).folders
      ? await writeFolders(tx, { member, categories, wanted, createdBy })
      : null;
    await insertChannel(tx, {
      id: ids.get(channel.id) ?? tx.newId(),
      title: cut(channel.title, textLimits.channelTitle.max),
      context,
      sensitivity,
      wantedThemeCount,
      folderId,
      createdBy,
    });
  }
  const themes = await writeThemes(tx, { importId, createdBy, set, channels: ids });
  const left = await writeDataPoints(tx, set, { importId, ids, most });
  for (const { id, sortedAt } of channels) {
    const quotes = themes.quotesOf.get(id);
    const channelId = ids.get(id);
    if (channelId !== undefined && (quotes || sortedAt != null))
      await finishWholeChannel(tx, {
        channelId,
        quotes: quotes ?? [],
        sortedAt: dateOf(sortedAt ?? '') ?? tx.now(),
      });
  }
  const reports = [
    ...themes.reports,
    ...(left === 0 ? [] : [`Data points that weren’t added: ${left.toLocaleString('en-US')}`]),
  ];
  await keepMade(tx, importId, {
    ...made,
    channels: Object.fromEntries(ids),
    reports: [...made.reports, ...reports],
  });
  return undefined;
}

type Into = {
  readonly importId: string;
  readonly ids: ReadonlyMap<string, string>;
  readonly most: number | undefined;
};

/** Answers how many couldn’t be stored. */
async function writeDataPoints(tx: TxCtx, set: CommunitySet, { importId, ids, most }: Into): Promise<number> {
  let left = 0;
  for await (const part of set.parts('dataPoints')) {
    const placed = Map.groupBy(part, ({ channelId, source }) => `${channelId} ${source}`);
    for (const rows of placed.values()) {
      const [first] = rows;
      const channelId = ids.get(first?.channelId ?? '');
      const source = cut(first?.source ?? '', 40) || 'csv';
      const read = rows.flatMap((row) => pointOf(row).map((point) => ({ row, point })));
      const points = read.map(({ point }) => point);
      const stored =
        channelId === undefined ? [] : await storeDataPoints(tx, { channelId, source, points, most });
      left += rows.length - stored.filter(({ status }) => status !== 'leftOut').length;
      if (channelId === undefined) continue;
      const places = read.flatMap(({ row, point }) => placeOf(row, point, importId));
      await placeWholePoints(tx, { channelId, source, places });
    }
  }
  return left;
}

function pointOf({
  text,
  turns = [],
  participant,
  url,
  externalId,
  saidAt,
  language,
  properties = [],
}: ExportedDataPoint): DataPoint[] {
  const said =
    turns.length > 0
      ? {
          turns: turns.map((turn) => ({
            ...turn,
            saidAt: turn.saidAt === null ? null : (dateOf(turn.saidAt) ?? null),
          })),
        }
      : { text };
  const from = {
    participant,
    url,
    externalId,
    saidAt: dateOf(saidAt) ?? null,
    language: language ?? null,
    properties,
  };
  const parsed = parseDataPoint({ ...said, ...from });
  return parsed.ok ? [parsed.value] : [];
}

/** Nothing of an archive from before themes were in it. */
function placeOf(row: ExportedDataPoint, { externalId }: DataPoint, importId: string): WholePlace[] {
  const { placedBy, themeId = null, themeScore = null, sentiment = null, excluded = false } = row;
  if (placedBy === undefined || externalId === null) return [];
  return [
    {
      externalId,
      sentiment,
      placedBy,
      themeId: themeId && derivedGuid(importId, themeId),
      score: themeScore === null ? null : Math.max(-1, Math.min(1, themeScore)),
      isExcluded: excluded,
    },
  ];
}
