import { parseText } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const dataPointSources = ['paste', 'csv', 'api'] as const;
export type DataPointSource = (typeof dataPointSources)[number];

/** One thing that somebody said: a review, an answer, a ticket. */
export type DataPointDraft = {
  readonly text: string;
  /** Left out: the moment it is added. */
  readonly saidAt?: Date | null;
  readonly participant?: string | null;
  readonly url?: string | null;
  /** What the tool it comes from calls it: the same one is never added twice. */
  readonly externalId?: string | null;
};

export type DataPoint = {
  readonly text: string;
  readonly saidAt: Date | null;
  readonly participant: string | null;
  readonly url: string | null;
  readonly externalId: string | null;
};

export const mostDataPointsAtOnce = 1000;

export const dataPointLimits = {
  text: { name: 'Data point', max: 20_000, min: 1 },
  participant: { name: 'Participant', max: 300 },
  externalId: { name: 'External id', max: 200 },
  url: { name: 'Link', max: 2048 },
} as const;

export function parseDataPoint(draft: DataPointDraft): Parsed<DataPoint> {
  const text = parseText(dataPointLimits.text, draft.text);
  if (!text.ok) return text;
  const participant = parseText(dataPointLimits.participant, draft.participant ?? '');
  if (!participant.ok) return participant;
  const externalId = parseText(dataPointLimits.externalId, draft.externalId ?? '');
  if (!externalId.ok) return externalId;
  const url = parseLink(draft.url ?? '');
  if (!url.ok) return url;
  const saidAt = draft.saidAt ?? null;
  if (saidAt && !isStorable(saidAt)) return refused('The date of a data point is out of range');
  return accepted({
    text: text.value,
    saidAt,
    participant: participant.value || null,
    externalId: externalId.value || null,
    url: url.value,
  });
}

/** Only what a browser opens as a page: the link is shown to everybody who reads the channel. */
function parseLink(text: string): Parsed<string | null> {
  if (text.trim() === '') return accepted(null);
  if (text.length > dataPointLimits.url.max || !/^https?:\/\/\S+$/iu.test(text.trim()))
    return refused('A link starts with http:// or https:// and has at most 2048 characters');
  return accepted(text.trim());
}

function isStorable(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1900 && year <= 2200;
}
