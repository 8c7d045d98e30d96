export const samplesPerSecond = 16_000;
/** What the model hears at once is 30 s; cut where it is quiet in the last third. */
const longest = 28 * samplesPerSecond;
const shortest = 18 * samplesPerSecond;
const frame = samplesPerSecond / 50;
/** Below this nobody speaks; a model that is given silence makes words up. */
const silence = 0.003;

export type Span = { readonly start: number; readonly end: number };

/** Splits a recording into pieces for the model, never inside a word where that can be avoided. Silence is left out. */
export function speechWindows(samples: Float32Array): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < samples.length;) {
    const rest = samples.length - start;
    const end = rest <= longest ? samples.length : start + quietest(samples.subarray(start, start + longest));
    if (loudest(samples.subarray(start, end)) > silence) spans.push({ start, end });
    start = end;
  }
  return spans;
}

function quietest(window: Float32Array): number {
  let best = window.length;
  let least = Infinity;
  for (let at = shortest; at + frame <= window.length; at += frame) {
    const level = energy(window.subarray(at, at + frame));
    if (level < least) [least, best] = [level, at + frame / 2];
  }
  return Math.round(best);
}

function loudest(window: Float32Array): number {
  let most = 0;
  for (let at = 0; at < window.length; at += frame) {
    most = Math.max(most, energy(window.subarray(at, at + frame)));
  }
  return most;
}

function energy(frameSamples: Float32Array): number {
  let sum = 0;
  for (const sample of frameSamples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, frameSamples.length));
}
