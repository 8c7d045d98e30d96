import type { TypeOf } from '#domain/codec/codec.ts';
import { refine, string, unknown } from '#domain/codec/primitives.ts';
import { object, optional, record, tagged } from '#domain/codec/structures.ts';

const max = 80;
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
