export const cardKinds = ['note', 'insight', 'highlight', 'tag', 'reel'] as const;
export type CardKind = (typeof cardKinds)[number];
/** As a document holds them: checked where they are read. */
export type CardAttributes = Readonly<Record<string, unknown>>;
export const cardOrientations = ['landscape', 'portrait'] as const;
export type CardOrientation = (typeof cardOrientations)[number];
export const cardLayouts = ['full', 'videoOnly', 'textOnly'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** What each kind of card can show; a person turns each on or off on the card itself. */
export const cardProperties = {
  note: ['project', 'participants', 'author', 'date', 'tags', 'preview'],
  insight: ['project', 'cover', 'author', 'date', 'status', 'preview'],
  highlight: ['note', 'participants', 'timestamp', 'author', 'date', 'tags'],
  tag: ['board', 'description', 'highlightCount'],
  reel: ['author', 'date', 'duration', 'highlightCount'],
} as const satisfies Record<CardKind, readonly string[]>;

/** Every other kind is shown whole: only a highlight has a video and a text to choose between. */
export function layoutsOf(kind: CardKind): readonly CardLayout[] {
  return kind === 'highlight' ? cardLayouts : ['full'];
}

export function isCollapsible(kind: CardKind): boolean {
  return kind === 'highlight';
}

/** Stored are the names that are off, so that a property added later shows on cards that exist. */
export function shownProperties(kind: CardKind, hidden: string): Readonly<Record<string, boolean>> {
  const off = new Set(hidden.split(','));
  return Object.fromEntries(cardProperties[kind].map((property) => [property, !off.has(property)]));
}

export function hiddenAfterToggle(hidden: string, property: string, isShown: boolean): string {
  const off = new Set(hidden.split(',').filter((name) => name !== ''));
  if (isShown) off.delete(property);
  else off.add(property);
  return [...off].sort().join(',');
}

export function isAllowedCard(attributes: CardAttributes): boolean {
  const { kind = 'note', layout = 'full', collapsed = false } = attributes;
  const known = cardKinds.find((one) => one === kind);
  if (known === undefined) return false;
  return layoutsOf(known).some((one) => one === layout) && (collapsed !== true || isCollapsible(known));
}
