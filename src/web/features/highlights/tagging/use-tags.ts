import { useSyncExternalStore } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { TagIndex } from '../model/tag-index.ts';
import type { TagLook } from '../model/highlight-look.ts';
import { bestTags, isSameTitle } from './match-tag.ts';
import type { PickRow } from './pick-tags.ts';

const shownTags = 8;
const shownRecent = 9;

/** What can be chosen now: while nothing is typed the tags used last, else what fits and the making of a new one. */
export function usePickRows(tags: TagIndex, query: string, mayCreate: boolean): readonly PickRow[] {
  useSyncExternalStore(tags.subscribe, tags.all);
  useSyncExternalStore(tags.subscribe, tags.recent);
  useSyncExternalStore(tags.subscribe, tags.isLoaded);
  return pickRows(tags, query, mayCreate);
}

export function pickRows(tags: TagIndex, query: string, mayCreate: boolean): readonly PickRow[] {
  const all = tags.all();
  const title = query.trim();
  if (title === '') return asRows(withMostUsed(tags.recent(), tags.mostUsed()));
  const found = bestTags(all, title, shownTags);
  // Until all are known nobody can say that a title is new.
  const isNew =
    tags.isLoaded() &&
    !all.some((tag) => isSameTitle(tag.title, title)) &&
    parseText(textLimits.tagTitle, title).ok;
  return [...asRows(found), ...(mayCreate && isNew ? [{ kind: 'create' as const, title }] : [])];
}

/** Somebody new to a project starts with what others use. */
function withMostUsed(recent: readonly TagLook[], used: readonly TagLook[]): readonly TagLook[] {
  return [...new Map([...recent, ...used].map((tag) => [tag.id, tag])).values()].slice(0, shownRecent);
}

function asRows(tags: readonly TagLook[]): PickRow[] {
  return tags.map((tag) => ({ kind: 'tag', tag }));
}
