import type { Codec } from '#domain/codec/codec.ts';
import {
  boolean,
  finite,
  instant,
  literal,
  positiveInteger,
  refine,
  string,
} from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

export const automationEvents = [
  'insight:published',
  'theme:created',
  'note:created',
  'dataset:created',
  'project:created',
  'user:activity',
] as const;
export type AutomationEvent = (typeof automationEvents)[number];

export const ruleFieldTypes = ['string', 'number', 'boolean', 'date', 'array', 'enum'] as const;
export type RuleFieldType = (typeof ruleFieldTypes)[number];

export const projectStatuses = ['active', 'archived', 'completed'] as const;
export const activityThemes = ['light', 'dark', 'auto'] as const;

/** A payload field: its type for the rules, the codec of its value, and the members of an enum. */
export type EventField = {
  readonly type: RuleFieldType;
  readonly codec: Codec<unknown>;
  readonly members?: readonly string[];
};

const text: EventField = { type: 'string', codec: string };
const date: EventField = { type: 'date', codec: instant };
const tags: EventField = { type: 'array', codec: array(string) };
const flag: EventField = { type: 'boolean', codec: boolean };
const count: EventField = { type: 'number', codec: positiveInteger };
const score: EventField = {
  type: 'number',
  codec: refine(finite, 'number from 0 to 100', (value) => value >= 0 && value <= 100),
};

function oneOf(members: readonly string[]): EventField {
  return { type: 'enum', codec: literal(...members), members };
}

export const eventFields: Record<AutomationEvent, Readonly<Record<string, EventField>>> = {
  'insight:published': { title: text, project_id: text, tags, published_at: date, ai_generated: flag },
  'theme:created': { title: text, channel_id: text, item_count: count, created_at: date },
  'note:created': { title: text, project_id: text, tags, created_at: date, ai_generated: flag },
  'dataset:created': { name: text, project_id: text, row_count: count, created_at: date },
  'project:created': { tags, status: oneOf(projectStatuses), name: text },
  'user:activity': {
    session_duration: count,
    page_views: count,
    engagement_score: score,
    theme: oneOf(activityThemes),
  },
};

export type EventPayload = Readonly<Record<string, unknown>>;

/** Built from the field table, so a rule can't name a field that no payload has. */
export function eventPayloadCodec(event: AutomationEvent): Codec<EventPayload> {
  const shape = Object.fromEntries(
    Object.entries(eventFields[event]).map(([name, field]) => [name, field.codec]),
  );
  return object(shape, `${event} payload`);
}

export function findEventField(event: AutomationEvent, name: string): EventField | null {
  const fields = eventFields[event];
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}
