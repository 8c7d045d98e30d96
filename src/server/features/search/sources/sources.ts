import type { EventType } from '#domain/events/event-map.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { StoredEvent } from '#server/platform/events/subscriber.ts';
import type { ItemScope, ItemSource } from '#server/platform/search/write-items.ts';
import { insightSource, noteSource } from './document-source.ts';
import { personSource } from './person-source.ts';
import { folderSource, projectSource } from './project-source.ts';

/** Everything that can be found, and from where. A slice with objects of its own gets its line here. */
export const sources: readonly ItemSource[] = [
  projectSource,
  folderSource,
  noteSource,
  insightSource,
  personSource,
];

/** `inFolder`: whatever lies anywhere in it, looked up when it is written. */
export type Stale = {
  readonly types: readonly SearchResultType[];
  readonly scope: ItemScope | { readonly inFolder: string } | { readonly ofPeople: readonly string[] };
};

const everyPlace = [
  'PROJECT_CATEGORY',
  'PROJECT',
  'NOTE',
  'INSIGHT',
] as const satisfies readonly SearchResultType[];
const inProjects = ['NOTE', 'INSIGHT'] as const satisfies readonly SearchResultType[];

/** By the thing in `thing.verb`. */
const things: Readonly<Record<string, (event: StoredEvent) => readonly Stale[]>> = {
  project: ({ type, payload }) => {
    const ids = idsIn(payload, 'projectId');
    const itself = { types: ['PROJECT'], scope: { ids } } as const;
    // A new title changes nothing inside.
    return ['project.created', 'project.updated'].includes(type)
      ? [itself]
      : [itself, { types: inProjects, scope: { projectIds: ids } }];
  },
  folder: ({ type, payload }) => {
    const ids = idsIn(payload, 'folderId');
    const itself = { types: ['PROJECT_CATEGORY'], scope: { ids } } as const;
    if (['folder.created', 'folder.updated'].includes(type)) return [itself];
    return [itself, ...ids.map((inFolder) => ({ types: everyPlace, scope: { inFolder } }))];
  },
  person: ({ type, payload }) => {
    const ids = [...idsIn(payload, 'personId'), ...idsIn(payload, 'mergedPersonIds')];
    const themselves = { types: ['PERSON'], scope: { ids } } as const;
    const movesParts = ['person.merged', 'person.mergeUndone', 'person.purged'].includes(type);
    return movesParts ? [themselves, { types: ['NOTE'], scope: { ofPeople: ids } }] : [themselves];
  },
  note: ({ payload }) => [{ types: ['NOTE'], scope: { ids: idsIn(payload, 'noteId') } }],
  insight: ({ payload }) => [{ types: ['INSIGHT'], scope: { ids: idsIn(payload, 'insightId') } }],
};

/** Bring sample data or take it away: too much to name. */
const changeEverything: ReadonlySet<EventType> = new Set(['workspace.sampleDataRemoved', 'import.undone']);

export function staleAfter(event: StoredEvent): readonly Stale[] {
  if (changeEverything.has(event.type))
    return [{ types: sources.map(({ type }) => type), scope: { all: true } }];
  return things[event.type.slice(0, event.type.indexOf('.'))]?.(event) ?? [];
}

/** Neither the lock nor a star says anything that is searched. */
const tellNothing: ReadonlySet<EventType> = new Set([
  'note.locked',
  'note.unlocked',
  'insight.locked',
  'insight.unlocked',
]);

export function isHeard(type: EventType): boolean {
  if (tellNothing.has(type)) return false;
  return changeEverything.has(type) || Object.hasOwn(things, type.slice(0, type.indexOf('.')));
}

function idsIn(payload: object, key: string): string[] {
  const entry = Object.entries(payload).find(([name]) => name === key)?.[1];
  if (Array.isArray(entry)) return entry.filter((id) => typeof id === 'string');
  return typeof entry === 'string' ? [entry] : [];
}
