import { voiceFrame } from './sound.ts';

/** Below this nobody speaks; a model that is given silence makes words up. */
const silence = 0.003;

/** How likely somebody speaks by loudness alone, for a pack without a model of voices: one half where it is no longer silent. */
export function guessVoice(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / voiceFrame) }, (_, at) => {
    let sum = 0;
    const frame = samples.subarray(at * voiceFrame, (at + 1) * voiceFrame);
    for (const sample of frame) sum += sample * sample;
    const level = Math.sqrt(sum / Math.max(1, frame.length));
    return level / (level + silence);
  });
}
