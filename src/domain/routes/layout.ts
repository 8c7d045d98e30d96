export const peekModes = ['Center', 'Side', 'FullPage'] as const;
export type PeekMode = (typeof peekModes)[number];
