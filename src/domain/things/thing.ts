import type { Rule } from '#domain/access/rule.ts';
import type { Hearers } from '#domain/events/hearers.ts';
import type { FilterFieldKind } from '#domain/filters/filter-field.ts';
import type { PropertiesByField } from '#domain/filters/filter-properties.ts';
import type { FieldSource } from '#domain/filters/predicate.ts';
import type { CountLimit } from '#domain/limits/count-limit.ts';
import type { SizeLimit } from '#domain/limits/size-limit.ts';
import type { TextLimit } from '#domain/limits/text-limit.ts';
import type { RouteDefinition } from '#domain/routes/route.ts';
import type { NotificationOptions } from '#domain/notifications/follows.ts';

/**
 * What an event changes for people beside the thing it names. sight: somebody may see less than before. standing: who
 * somebody is or which maps name them, so open connections are asked again. editing: whether an open document may
 * still be read or written.
 */
export type AccessEffect = 'sight' | 'standing' | 'editing';

export type FollowedChange = {
  /** Which of the options asks for it in the app; a digest has them all. */
  readonly option: keyof NotificationOptions;
  /** After the title: "Checkout study was renamed". */
  readonly words: string;
};

export type EventSpec<Payload extends object> = {
  readonly changes: readonly AccessEffect[];
  /** Never there: it carries the type of what subscribers get. */
  readonly payload?: Payload;
};
export type FollowedSpec<Payload extends object> = EventSpec<Payload> & { readonly followed: FollowedChange };

/** What the product can do with the things of one folder. `things.ts` lists them; whole tables are derived from it. */
export type Thing = {
  /** The things that its events name, each with who may hear of it. */
  readonly hearers?: Readonly<Record<string, Hearers>>;
  readonly actions?: Readonly<Record<`${string}.${string}`, Rule>>;
  readonly events?: Readonly<Record<`${string}.${string}`, EventSpec<object>>>;
  readonly textLimits?: Readonly<Record<string, TextLimit>>;
  readonly countLimits?: Readonly<Record<string, CountLimit>>;
  readonly sizeLimits?: Readonly<Record<string, SizeLimit>>;
  readonly routes?: Readonly<Record<string, RouteDefinition>>;
  /** Those with a permission map: shared, starred, visited, put in the trash. */
  readonly shared?: Readonly<Record<string, Page>>;
  /** As in "Untitled note". */
  readonly untitled?: readonly string[];
  /** Kinds of documents that people edit together. */
  readonly documents?: readonly string[];
  /** Results of search, by the name of their type. */
  readonly found?: Readonly<Record<string, FoundThing>>;
};

/** Where one of them opens. */
export type Page = { readonly route: string; readonly idParam: string };

export type FoundThing = {
  /** Of one of them, as people read it. */
  readonly name: string;
  /** The tab of the search page that shows it. */
  readonly tab: string;
  /** The next free number for a new one: with that of another, what was indexed before would be taken for it. */
  readonly placeInIndex: number;
  readonly opens?: Page;
  /** Its name in compiled filters. */
  readonly target: string;
  /** A field without a property can't match. */
  readonly properties: PropertiesByField;
  /** Where it finds a custom field of each kind. */
  readonly fields: Partial<Record<Exclude<FilterFieldKind, 'system'>, FieldSource>>;
};

export function defineThing<const T extends Thing>(thing: T): T {
  return thing;
}

export function event<Payload extends object>(changes: readonly AccessEffect[] = []): EventSpec<Payload> {
  return { changes };
}

/** An event that followers of the object hear of. */
export function followedEvent<Payload extends object>(
  followed: FollowedChange,
  changes: readonly AccessEffect[] = [],
): FollowedSpec<Payload> {
  return { changes, followed };
}
