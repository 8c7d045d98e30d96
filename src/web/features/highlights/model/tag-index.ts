import type { Client } from 'urql';
import type { NewTagPlacesQuery } from '#web/lib/graphql.gen.ts';
import { RecentTagsDocument, NewTagPlacesDocument, UsableTagsDocument } from '../highlights.gen.ts';
import { isSameTitle, moreUsed } from '#web/kit/pickers/match-tag.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag, TagPlace } from './tag-place.ts';
import { createSignal } from '#web/ui/store.ts';

export type KnownTag = TagLook & {
  readonly highlightCount: number;
  readonly groupTitle: string | null;
  /** Null for a tag of the workspace. */
  readonly projectId: string | null;
};

export type TagIndex = {
  readonly all: () => readonly KnownTag[];
  readonly isLoaded: () => boolean;
  /** The last used first. */
  readonly recent: () => readonly TagLook[];
  /** For somebody who has used none yet. */
  readonly mostUsed: () => readonly TagLook[];
  /** Groups that take a new tag, in the order of their boards; asked for by `findPlaces`. */
  readonly places: () => readonly TagPlace[];
  readonly findPlaces: () => Promise<void>;
  readonly use: (tags: readonly TagLook[]) => void;
  /** One that the server is to make. It is offered at once. */
  readonly add: (tag: TagLook, made: NewTag) => void;
  /** How the server is to make it; undefined for those that it knew before. */
  readonly madeHere: (id: string) => NewTag | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => () => void;
};

const pageSize = 1000;
const shownRecent = 9;

/** Every tag that can be used in a project, kept here so that a key never waits for the server. */
export function createTagIndex(client: Client, projectId: string): TagIndex {
  const pages: (readonly KnownTag[])[] = [];
  const follows: { after: string | null; stop: () => void }[] = [];
  const listeners = createSignal();
  const made = new Map<string, NewTag>();
  /** Of those, the ones that the server has not told of yet. */
  let untold: readonly KnownTag[] = [];
  let all: readonly KnownTag[] = [];
  let recent: readonly TagLook[] = [];
  let mostUsed: readonly TagLook[] = [];
  let places: readonly TagPlace[] = [];
  let isLoaded = false;

  function tell(): void {
    listeners.tell();
  }

  function publish(): void {
    const told = pages.flat();
    untold = untold.filter(
      (tag) => !told.some(({ id, title }) => id === tag.id || isSameTitle(title, tag.title)),
    );
    all = [...told, ...untold];
    mostUsed = all.toSorted(moreUsed).slice(0, shownRecent);
    const looks = new Map(all.map((tag) => [tag.id, tag]));
    // Those that were thrown away or merged are not offered again.
    recent = recent.flatMap((tag) => looks.get(tag.id) ?? []);
    tell();
  }

  function follow(index: number, after: string | null): void {
    follows[index]?.stop();
    const source = client.query(UsableTagsDocument, { projectId, first: pageSize, after });
    const following = source.subscribe(({ data, stale }) => {
      if (!data || stale) return;
      pages[index] = data.tags.items.map(({ group, ...tag }) => ({
        ...tag,
        groupTitle: group?.title ?? null,
      }));
      const { endCursor } = data.tags;
      const isMore = endCursor !== null && data.tags.items.length === pageSize;
      if (!isMore) drop(index + 1);
      else if (follows[index + 1]?.after !== endCursor) follow(index + 1, endCursor);
      isLoaded ||= !isMore;
      publish();
    });
    follows[index] = { after, stop: () => following.unsubscribe() };
  }

  function drop(from: number): void {
    for (const { stop } of follows.splice(from)) stop();
    pages.length = Math.min(pages.length, from);
  }

  function use(tags: readonly TagLook[]): void {
    recent = [...new Map([...tags, ...recent].map((tag) => [tag.id, tag])).values()].slice(0, shownRecent);
    tell();
  }

  return {
    all: () => all,
    isLoaded: () => isLoaded,
    recent: () => recent,
    mostUsed: () => mostUsed,
    places: () => places,
    findPlaces: async () => {
      const { data } = await client.query(NewTagPlacesDocument, { projectId });
      places = (data?.tagBoards ?? []).filter(({ viewerLevel }) => viewerLevel !== 'READ').flatMap(placesOf);
      tell();
    },
    use,
    add: (tag, how) => {
      made.set(tag.id, how);
      untold = [...untold, { ...tag, highlightCount: 0, groupTitle: how.place?.title ?? null, projectId }];
      all = [...all, ...untold.slice(-1)];
      tell();
    },
    madeHere: (id) => made.get(id),
    subscribe: listeners.subscribe,
    start: () => {
      follow(0, null);
      void client
        .query(RecentTagsDocument, { projectId }, { requestPolicy: 'network-only' })
        .then(({ data }) => {
          const used = new Set(recent.map(({ id }) => id));
          recent = [...recent, ...(data?.recentTags ?? []).filter(({ id }) => !used.has(id))].slice(
            0,
            shownRecent,
          );
          tell();
        });
      return () => drop(0);
    },
  };
}

type Board = NewTagPlacesQuery['tagBoards'][number];

function placesOf({ id, title: boardTitle, groups }: Board): TagPlace[] {
  return groups.map(({ id: groupId, title, color }) => ({ boardId: id, boardTitle, groupId, title, color }));
}
