import { topicDescriptionLimit } from './topic-draft.ts';

/** Fewer themes than this need no order. */
export const fewestToGroup = 5;
/** The largest of a channel; the others say little. */
export const mostToGroup = 200;
/** How like the themes of one area are to each other, at least and on average. */
export const alikeEnough = 0.5;
export const mostProposals = 8;
/** Two alike are a merge rather than an area. */
const fewestInArea = 3;
/** A topic of nearly everything tells nothing. */
const mostOfAll = 0.6;
/** Themes in common, of all of both. */
const sameThemes = 0.5;
/** How near the middles of two areas are that mean the same though their themes were found again. */
export const sameMiddle = 0.92;

/** Of groups of themes, those that help: neither single themes nor nearly all of them. */
export function helpfulGroups(groups: readonly (readonly number[])[], themes: number): (readonly number[])[] {
  return groups
    .filter(({ length }) => length >= fewestInArea && length <= mostOfAll * themes)
    .slice(0, mostProposals);
}

export function hasSameThemes(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((id) => other.includes(id)).length;
  return shared >= sameThemes * (one.length + other.length - shared);
}

/** In words that new themes can be compared with. */
export function describeArea(titles: readonly string[]): string {
  let description = '';
  for (const title of titles.filter((one) => one.trim() !== '')) {
    const longer = description === '' ? title : `${description}, ${title}`;
    if (longer.length > topicDescriptionLimit.max) break;
    description = longer;
  }
  return description;
}
