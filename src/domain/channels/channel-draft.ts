import {
  clusterCountMax,
  clusterCountMin,
  defaultSensitivity,
  sensitivities,
  type Sensitivity,
} from '#domain/ai/clustering.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type ChannelDraft = {
  readonly title?: string | null;
  /** What the channel is for: it steers what counts as one theme. */
  readonly context?: string | null;
  readonly sensitivity?: number | null;
  /** How many themes to look for; null for as many as there are. */
  readonly wantedThemeCount?: number | null;
};

export type ChannelSettings = {
  readonly title: string;
  readonly context: string;
  readonly sensitivity: Sensitivity;
  readonly wantedThemeCount: number | null;
};

export const channelContextLimit = { name: 'Context', max: 400 } as const;
export const channelCountLimit = { holder: 'A workspace', things: 'channels', max: 200 } as const;

export function parseChannelDraft(draft: ChannelDraft): Parsed<ChannelSettings> {
  const title = parseText(textLimits.channelTitle, draft.title ?? '');
  if (!title.ok) return title;
  const context = parseText(channelContextLimit, draft.context ?? '');
  if (!context.ok) return context;
  const sensitivity = sensitivities.find(({ value }) => value === (draft.sensitivity ?? defaultSensitivity));
  if (!sensitivity) return refused('Sensitivity is a number from 1 to 5');
  const wanted = parseWantedThemes(draft.wantedThemeCount ?? null);
  if (!wanted.ok) return wanted;
  return accepted({
    title: title.value,
    context: context.value,
    sensitivity: sensitivity.value,
    wantedThemeCount: wanted.value,
  });
}

export function parseWantedThemes(wanted: number | null): Parsed<number | null> {
  if (wanted === null) return accepted(null);
  return Number.isInteger(wanted) && wanted >= clusterCountMin && wanted <= clusterCountMax
    ? accepted(wanted)
    : refused(`Choose from ${clusterCountMin} to ${clusterCountMax} themes`);
}
