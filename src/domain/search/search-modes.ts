export const searchModes = ['Keywords', 'Question', 'FollowUp'] as const;
export type SearchMode = (typeof searchModes)[number];
