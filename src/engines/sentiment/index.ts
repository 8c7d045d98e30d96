export { judgeTone } from './judge-tone.ts';
export { readToneWeights, type ToneWeights } from './tone-weights.ts';
