import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** What a project can wear, in the order of the picker. A name stays once it is stored: old projects wear it. */
export const projectIcons = [
  'folder',
  'bulb',
  'microphone',
  'headphones',
  'messages',
  'speakerphone',
  'users',
  'user-heart',
  'mood-smile',
  'eye',
  'search',
  'microscope',
  'flask',
  'test-pipe',
  'clipboard-list',
  'checklist',
  'notebook',
  'book',
  'pencil',
  'chart-bar',
  'chart-pie',
  'target',
  'compass',
  'map',
  'route',
  'rocket',
  'device-mobile',
  'device-desktop',
  'shopping-cart',
  'credit-card',
  'truck-delivery',
  'lifebuoy',
  'star',
  'heart',
  'world',
  'calendar',
] as const;
export type ProjectIcon = (typeof projectIcons)[number];

export function parseProjectIcon(input: string): Parsed<ProjectIcon> {
  const icon = projectIcons.find((name) => name === input);
  return icon === undefined ? refused('Choose an icon from the list') : accepted(icon);
}
