import type { EventPayload, EventType } from '#domain/events/event-map.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

type WebhookEventSpec<T extends EventType> = {
  /** As the settings name it. */
  readonly label: string;
  /** Where the things are that it names: with a permission map, among the contacts, or among the highlights. */
  readonly among: 'objects' | 'people' | 'highlights';
  readonly idsIn: (payload: EventPayload<T>) => readonly string[];
};

/** What other tools can hear of. Deletions are none of it: what is gone has no title, and nobody could check access. */
const specs = {
  'project.created': { label: 'Project created', among: 'objects', idsIn: (p) => [p.projectId] },
  'note.created': { label: 'Note created', among: 'objects', idsIn: (p) => [p.noteId] },
  'note.imported': { label: 'Notes imported', among: 'objects', idsIn: (p) => p.noteIds },
  'highlight.created': { label: 'Highlight created', among: 'highlights', idsIn: (p) => [p.highlightId] },
  'insight.created': { label: 'Insight created', among: 'objects', idsIn: (p) => [p.insightId] },
  'insight.published': { label: 'Insight published', among: 'objects', idsIn: (p) => [p.insightId] },
  'person.created': { label: 'Contact created', among: 'people', idsIn: (p) => [p.personId] },
  'person.imported': { label: 'Contacts imported', among: 'people', idsIn: (p) => p.personIds },
  'channel.dataAdded': { label: 'Channel got data', among: 'objects', idsIn: (p) => [p.channelId] },
  'channel.themesFound': { label: 'Channel got themes', among: 'objects', idsIn: (p) => [p.channelId] },
  'channel.themesRising': {
    label: 'Themes of a channel are rising',
    among: 'objects',
    idsIn: (p) => [p.channelId],
  },
} as const satisfies { [T in EventType]?: WebhookEventSpec<T> };

export type WebhookEvent = keyof typeof specs;
export const webhookEvents = Object.keys(specs) as readonly WebhookEvent[];

export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(specs, text);
}

export function webhookEventLabel(event: WebhookEvent): string {
  return specs[event].label;
}

const byEvent: { readonly [T in WebhookEvent]: WebhookEventSpec<T> } = specs;

export type NamedThings = {
  readonly among: 'objects' | 'people' | 'highlights';
  readonly ids: readonly string[];
};

/** The things that an event of the log names. */
export function thingsOf<T extends WebhookEvent>(type: T, payload: EventPayload<T>): NamedThings {
  const { among, idsIn }: WebhookEventSpec<T> = byEvent[type];
  return { among, ids: idsIn(payload) };
}

/** Each once, in the order of the list above. */
export function parseWebhookEvents(chosen: readonly string[]): Parsed<WebhookEvent[]> {
  const unknown = chosen.find((event) => !isWebhookEvent(event));
  if (unknown !== undefined) return refused(`There is no event “${unknown.slice(0, 100)}”`);
  const events = webhookEvents.filter((event) => chosen.includes(event));
  return events.length === 0 ? refused('Choose at least one event') : accepted(events);
}
