/** Names of the Tabler icon set. */
export const projectIcons = [
  'folder',
  'notebook',
  'book',
  'bulb',
  'flask',
  'microscope',
  'search',
  'zoom-question',
  'message',
  'messages',
  'microphone',
  'video',
  'camera',
  'headphones',
  'clipboard-list',
  'checklist',
  'chart-bar',
  'chart-pie',
  'target',
  'map',
  'compass',
  'rocket',
  'flag',
  'star',
  'heart',
  'mood-smile',
  'users',
  'user-search',
  'world',
  'building-store',
  'shopping-cart',
  'device-mobile',
  'device-desktop',
  'palette',
  'puzzle',
] as const;
export type ProjectIcon = (typeof projectIcons)[number];

/** Names that imported projects may still carry, and the icon that shows for each. */
export const oldProjectIcons = {
  beaker: 'flask',
  chat: 'messages',
  document: 'notebook',
  globe: 'world',
  idea: 'bulb',
  interview: 'microphone',
  lightbulb: 'bulb',
  mobile: 'device-mobile',
  people: 'users',
  phone: 'device-mobile',
  shop: 'building-store',
  survey: 'clipboard-list',
} as const satisfies Record<string, ProjectIcon>;

export const extensionIcons = ['plug', 'puzzle', 'apps', 'webhook', 'robot', 'bolt'] as const;
export type ExtensionIcon = (typeof extensionIcons)[number];
