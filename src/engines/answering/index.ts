export { createClaimReader, type ReadClaim } from './read-claims.ts';
export { chooseWindows, type Rerank } from './choose-windows.ts';
export { groupBySpeaker } from './group-by-speaker.ts';
export { judgeAnswerable } from './judge-answerable.ts';
export { nearness, pickQuotes } from './pick-quotes.ts';
export { quotedWords, withoutMarks } from './quoted-words.ts';
export { splitSentences } from './split-sentences.ts';
export { contentStems } from './stems.ts';
export { supportOf, verifyClaim, type Doubt } from './verify-claim.ts';
