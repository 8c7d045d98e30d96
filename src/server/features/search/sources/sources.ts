import type { EventType } from '#domain/events/event-map.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { StoredEvent } from '#server/platform/events/subscriber.ts';
import type { ItemScope, ItemSource } from '#server/platform/search/write-items.ts';
import { highlightSource, tagSource } from './coding-source.ts';
import { insightSource, noteSource } from './document-source.ts';
import { personSource } from './person-source.ts';
import { folderSource, projectSource } from './project-source.ts';

/** Everything that can be found, and from where. A slice with objects of its own gets its line here. */
export const sources: readonly ItemSource[] = [
  projectSource,
  folderSource,
  noteSource,
  insightSource,
  highlightSource,
  tagSource,
  personSource,
];

/** What has to be looked up when it is written: whatever lies in a folder, has a highlight, a tag or a contact. */
export type LookedUp =
  | { readonly inFolder: string }
  | { readonly ofPeople: readonly string[] }
  | { readonly ofHighlights: readonly string[] }
  | { readonly ofFiles: readonly string[] }
  | { readonly withTags: readonly string[] };
export type Stale = { readonly types: readonly SearchResultType[]; readonly scope: ItemScope | LookedUp };

const inProjects = ['NOTE', 'INSIGHT', 'HIGHLIGHT', 'TAG'] as const satisfies readonly SearchResultType[];
const everyPlace = ['PROJECT_CATEGORY', 'PROJECT', ...inProjects] as const;
const withHighlights = ['NOTE', 'INSIGHT'] as const satisfies readonly SearchResultType[];

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
  note: (event) => documentChanged(event, 'NOTE', idsIn(event.payload, 'noteId')),
  insight: (event) => documentChanged(event, 'INSIGHT', idsIn(event.payload, 'insightId')),
  highlight: ({ payload }) => {
    const ids = [...idsIn(payload, 'highlightId'), ...idsIn(payload, 'highlightIds')];
    return [
      { types: ['HIGHLIGHT'], scope: { ids } },
      { types: withHighlights, scope: { ofHighlights: ids } },
    ];
  },
  tag: ({ type, payload }) => {
    const ids = ['tagId', 'tagIds', 'mergedTagIds'].flatMap((key) => idsIn(payload, key));
    const themselves = { types: ['TAG'], scope: { ids } } as const;
    const movesMarks = ['tag.merged', 'tag.mergeUndone', 'tag.purged'].includes(type);
    return movesMarks
      ? [themselves, { types: ['HIGHLIGHT', ...withHighlights], scope: { withTags: ids } }]
      : [themselves];
  },
  /** Their pages are words of what they lie in. */
  file: ({ type, payload }) =>
    ['file.processed', 'file.trashed', 'file.restored'].includes(type)
      ? [{ types: withHighlights, scope: { ofFiles: idsIn(payload, 'fileId') } }]
      : [],
  /** A recording is found by its words in every language it was put into. */
  translation: ({ type, payload }) =>
    ['translation.completed', 'translation.deleted'].includes(type)
      ? [{ types: ['NOTE'], scope: { ids: idsIn(payload, 'noteId') } }]
      : [],
  tagBoard: () => [{ types: ['TAG'], scope: { all: true } }],
  person: ({ type, payload }) => {
    const ids = [...idsIn(payload, 'personId'), ...idsIn(payload, 'mergedPersonIds')];
    const themselves = { types: ['PERSON'], scope: { ids } } as const;
    const movesParts = ['person.merged', 'person.mergeUndone', 'person.purged'].includes(type);
    return movesParts
      ? [themselves, { types: ['NOTE', 'HIGHLIGHT'], scope: { ofPeople: ids } }]
      : [themselves];
  },
};

/** Highlights go where their document goes, and its contacts are theirs. */
function documentChanged({ type, payload }: StoredEvent, kind: 'NOTE' | 'INSIGHT', ids: string[]): Stale[] {
  const itself: Stale = { types: [kind], scope: { ids } };
  const isOwnMatter =
    type.endsWith('.contentChanged') ||
    type.endsWith('.created') ||
    (type.endsWith('.updated') && !('changed' in payload && payload.changed.includes('people')));
  return isOwnMatter ? [itself] : [itself, { types: ['HIGHLIGHT'], scope: { ownerIds: ids } }];
}

/** Bring sample data or take it away: too much to name. */
const changeEverything: ReadonlySet<EventType> = new Set(['workspace.sampleDataRemoved', 'import.undone']);

export function staleAfter(event: StoredEvent): readonly Stale[] {
  if (changeEverything.has(event.type))
    return [{ types: sources.map(({ type }) => type), scope: { all: true } }];
  return things[event.type.slice(0, event.type.indexOf('.'))]?.(event) ?? [];
}

/** Neither the lock nor a colour nor a star says anything that is searched. */
const tellNothing: ReadonlySet<EventType> = new Set([
  'note.locked',
  'note.unlocked',
  'insight.locked',
  'insight.unlocked',
  'tag.locked',
  'tag.unlocked',
  'tag.recolored',
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
