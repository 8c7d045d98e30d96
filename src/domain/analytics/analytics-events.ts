import type { TypeOf } from '#domain/codec/codec.ts';
import { refine, string, unknown } from '#domain/codec/primitives.ts';
import { object, optional, record, tagged } from '#domain/codec/structures.ts';
import { textLimits } from '#domain/limits/text-limits.ts';

export const campaignParameters = [
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_content',
] as const;
export type CampaignParameter = (typeof campaignParameters)[number];

export const knownCampaignValues = {
  utm_campaign: ['share', 'invite'],
  utm_source: ['project_page', 'insight_page'],
  utm_medium: ['email', 'copy_link'],
} as const satisfies Partial<Record<CampaignParameter, readonly string[]>>;

const { max } = textLimits.trialLookupUtm;
const parameter = optional(
  refine(string, `string of at most ${max} characters`, (text) => text.length <= max),
);

export const campaignCodec = object(
  {
    utm_campaign: parameter,
    utm_source: parameter,
    utm_medium: parameter,
    utm_term: parameter,
    utm_content: parameter,
  },
  'campaign',
);
export type Campaign = TypeOf<typeof campaignCodec>;

/** From a link's query; a value that is too long is cut, so that a visit is never lost to its campaign. */
export function campaignFrom(query: Iterable<readonly [string, string]>): Campaign {
  const found: Campaign = {};
  for (const [key, value] of query) {
    const known = campaignParameters.find((name) => name === key);
    if (known !== undefined && value !== '') found[known] = value.slice(0, max);
  }
  return found;
}

export const analyticsEventCodec = tagged('type', {
  PAGE: object({
    anonymousId: string,
    url: string,
    locale: optional(string),
    userAgent: optional(string),
    timezone: optional(string),
    referrer: optional(string),
    campaign: optional(campaignCodec),
  }),
  TRACK: object({ anonymousId: string, eventName: string, eventMeta: optional(record(unknown)) }),
});
export type AnalyticsEvent = TypeOf<typeof analyticsEventCodec>;

/** The screens and dialogs that events name. */
export const trackedScreens = ['Project Import Dialog', 'Integrations Page', 'Onboarding Page'] as const;
export type TrackedScreen = (typeof trackedScreens)[number];
