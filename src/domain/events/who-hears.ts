import type { EventType } from './event-map.ts';

type ThingOf<Type extends EventType> = Type extends `${infer Thing}.${string}` ? Thing : never;
/** What stands before the dot of an event, as the live wire says it. */
export type EventThing = ThingOf<EventType> | 'notification';

/**
 * workspace: every member. readers: whoever may see the object that the change names or belongs to.
 * member: the change names a member, and is theirs alone.
 */
export type Hearers = 'workspace' | 'readers' | 'member';

/** A record, so that a new kind of event can't be forgotten here and be told to everybody. */
const hearersByThing: Readonly<Record<EventThing, Hearers>> = {
  workspace: 'workspace',
  member: 'workspace',
  supportAccess: 'workspace',
  openDomain: 'workspace',
  group: 'workspace',
  access: 'readers',
  accessRequest: 'readers',
  publicLink: 'readers',
  apiToken: 'workspace',
  project: 'readers',
  folder: 'readers',
  savedFeed: 'workspace',
  view: 'readers',
  note: 'readers',
  insight: 'readers',
  highlight: 'readers',
  suggestion: 'readers',
  tag: 'readers',
  tagGroup: 'readers',
  tagBoard: 'readers',
  person: 'workspace',
  field: 'readers',
  fieldValue: 'readers',
  question: 'readers',
  response: 'readers',
  comment: 'readers',
  channel: 'readers',
  topic: 'readers',
  theme: 'readers',
  dataset: 'readers',
  file: 'readers',
  transcript: 'readers',
  translation: 'readers',
  reel: 'readers',
  redaction: 'readers',
  summary: 'readers',
  conversation: 'readers',
  activityWrap: 'readers',
  import: 'readers',
  export: 'readers',
  template: 'workspace',
  integration: 'workspace',
  automation: 'readers',
  digest: 'readers',
  follow: 'readers',
  study: 'readers',
  participant: 'readers',
  subscription: 'workspace',
  trial: 'workspace',
  retention: 'workspace',
  aiFeature: 'workspace',
  setting: 'workspace',
  onboarding: 'workspace',
  notification: 'member',
};

/** Of an unknown thing nobody hears which one it is. */
export function hearersOf(thing: string): Hearers {
  return isEventThing(thing) ? hearersByThing[thing] : 'readers';
}

export function isEventThing(thing: string): thing is EventThing {
  return Object.hasOwn(hearersByThing, thing);
}

/**
 * Whoever just lost sight of something has to look again too. They hear the kind, and not which one it was.
 */
export function mayTakeAway(event: string): boolean {
  return /^access\.|\.(?:moved|purged)$/.test(event);
}
