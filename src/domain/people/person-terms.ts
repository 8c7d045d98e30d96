/** What a person in a recording is called. */
export const personTerms = ['Participant', 'Speaker'] as const;
export type PersonTerm = (typeof personTerms)[number];
