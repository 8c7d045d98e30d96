export const digestFrequencies = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

export const digestFormats = ['TEXT', 'AUDIO'] as const;
export type DigestFormat = (typeof digestFormats)[number];
