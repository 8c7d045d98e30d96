import { settingsGroups, type SettingsPlace } from '#web/kit/places/place.ts';

export type SettingsSection = { readonly group: string; readonly places: readonly SettingsPlace[] };

/** By group; with a query only pages that have every word of it in their name, text or other words. */
export function findSettings(places: readonly SettingsPlace[], query: string): SettingsSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, text, words: others = '', group }: SettingsPlace) => {
    const haystack = `${label} ${text} ${others} ${group}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  };
  return settingsGroups
    .map((group) => ({ group, places: places.filter((place) => place.group === group && fits(place)) }))
    .filter((section) => section.places.length > 0);
}
