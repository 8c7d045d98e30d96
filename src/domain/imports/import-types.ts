import type { TypeOf } from '#domain/codec/codec.ts';
import { isoDate, positiveInteger, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, tagged } from '#domain/codec/structures.ts';

export const importTypes = [
  'FRONT',
  'ZENDESK',
  'INTERCOM',
  'JIRA_SERVICE_MANAGEMENT',
  'GOOGLE_PLAY',
  'APP_STORE',
  'PENDO',
  'G2_REVIEWS',
  'HUBSPOT',
  'CSV',
  'SLACK',
  'SLACK_MESSAGE',
  'FRESHDESK',
  'API',
  'ZAPIER',
] as const;
export type ImportType = (typeof importTypes)[number];

/** Ids are the other service's own. */
const named = object({ id: string, name: string }, 'id and name');
const apps = object({ apps: array(named) });

/** What a channel takes from its source. */
export const importConfigCodec = tagged('type', {
  FRONT: object({ inboxes: array(named), firstImportPeriodDays: positiveInteger }),
  ZENDESK: object({ groups: array(named), tags: array(string) }),
  INTERCOM: object({ teams: array(named) }),
  JIRA_SERVICE_MANAGEMENT: object({ projects: array(named) }),
  GOOGLE_PLAY: apps,
  APP_STORE: apps,
  PENDO: apps,
  G2_REVIEWS: object({ products: array(named) }),
  HUBSPOT: object({ inboxes: array(named) }),
  CSV: object({
    minDate: nullable(isoDate),
    maxDate: nullable(isoDate),
    analyzeColumnLabel: string,
    timestampColumnLabel: nullable(string),
  }),
  SLACK: object({ channels: array(named) }),
  SLACK_MESSAGE: object({ channel: named, messageId: string }),
  FRESHDESK: object({ groups: array(named), tags: array(string) }),
  API: object({ label: optional(string) }),
  ZAPIER: object({ label: optional(string) }),
});
export type ImportConfig = TypeOf<typeof importConfigCodec>;
