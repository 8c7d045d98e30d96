import { useSyncExternalStore } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import type { TagIndex } from '../model/tag-index.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { TagPlace } from '../model/tag-place.ts';
import { bestTags, isSameTitle, matchTag } from '#web/kit/pickers/match-tag.ts';
import type { PickedTag, Picking, PickRow } from './pick-tags.ts';

const shownTags = 8;
const shownRecent = 9;
const shownPlaces = 20;

/** What can be chosen now: while nothing is typed the tags used last, else what fits and the making of a new one. */
export function usePickRows(tags: TagIndex, picking: Picking, mayCreate: boolean): readonly PickRow[] {
  useSyncExternalStore(tags.subscribe, tags.all);
  useSyncExternalStore(tags.subscribe, tags.recent);
  useSyncExternalStore(tags.subscribe, tags.isLoaded);
  useSyncExternalStore(tags.subscribe, tags.places);
  return pickRows(tags, picking, mayCreate);
}

export function pickRows(
  tags: TagIndex,
  { query, placing, chosen }: Picking,
  mayCreate: boolean,
): readonly PickRow[] {
  const all = tags.all();
  if (placing !== null) return placeRows(tags, query.trim(), newColor(all, chosen));
  const title = query.trim();
  if (title === '') return asRows(withMostUsed(tags.recent(), tags.mostUsed()));
  const found = bestTags(all, title, shownTags);
  // Until all are known nobody can say that a title is new.
  const isNew =
    tags.isLoaded() &&
    !all.some((tag) => isSameTitle(tag.title, title)) &&
    parseText(textLimits.tagTitle, title).ok;
  if (!mayCreate || !isNew) return asRows(found);
  return [...asRows(found), { kind: 'create', title, color: newColor(all, chosen) }];
}

/** Of a tag that no group gives one. Those chosen before it and not made yet count too. */
function newColor(all: readonly TagLook[], chosen: readonly PickedTag[]): string {
  const added = chosen.filter((tag) => !('id' in tag));
  return nextTagColor([...all, ...added].map(({ color }) => color)).hex;
}

/** The groups that fit, the best first; while nothing is typed all in the order of their boards, after none. */
function placeRows(tags: TagIndex, query: string, color: string): readonly PickRow[] {
  const asPlace = (place: TagPlace | null): PickRow => ({
    kind: 'place',
    place,
    color: place?.color ?? color,
  });
  if (query === '') return [null, ...tags.places()].slice(0, shownPlaces).map(asPlace);
  return tags
    .places()
    .flatMap((place) => {
      const rank = matchTag(place.title, query);
      return rank === null ? [] : [{ place, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shownPlaces)
    .map(({ place }) => asPlace(place));
}

/** Somebody new to a project starts with what others use. */
function withMostUsed(recent: readonly TagLook[], used: readonly TagLook[]): readonly TagLook[] {
  return [...new Map([...recent, ...used].map((tag) => [tag.id, tag])).values()].slice(0, shownRecent);
}

function asRows(tags: readonly TagLook[]): PickRow[] {
  return tags.map((tag) => ({ kind: 'tag', tag }));
}
