/** Open waits for a review. Hidden words can be shown again until they are purged. Kept ones are not personal. */
export type PersonalState = 'open' | 'hidden' | 'kept' | 'purged';

/** What a person decides; `reopen` takes the last decision back. */
export type PersonalDecision = 'hide' | 'keep' | 'reopen';

/** Showing hidden words again lifts a redaction; everything else only adds to what is protected or says what needs none. */
export function liftsWords(state: PersonalState, decision: PersonalDecision): boolean {
  return state === 'hidden' && decision !== 'hide';
}
