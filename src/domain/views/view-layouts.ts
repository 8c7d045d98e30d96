export const viewLayouts = ['BOARD', 'CANVAS', 'GRID', 'LIST', 'TABLE'] as const;
export type ViewLayout = (typeof viewLayouts)[number];

export const groupKinds = ['SELECT', 'PERSON', 'PUBLISHED', 'TAG'] as const;
export type GroupKind = (typeof groupKinds)[number];
