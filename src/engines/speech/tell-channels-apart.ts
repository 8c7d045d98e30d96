/** Two sides of a call differ by far more than two ears of one microphone. */
const apart = 10;
const silence = -50;
const mostMixed = 0.35;
const leastSide = 0.05;

/** How loud each side is, moment by moment, in decibels below the loudest possible. */
export type Loudness = readonly [left: number, right: number];

/** Whether each channel of a recording has a voice of its own: whenever somebody speaks, one side is silent. */
export function hasVoiceInEach(moments: Iterable<Loudness>): boolean {
  let [left, right, mixed] = [0, 0, 0];
  for (const [one, other] of moments) {
    if (Math.max(one, other) < silence) continue;
    if (one - other >= apart) left += 1;
    else if (other - one >= apart) right += 1;
    else mixed += 1;
  }
  const heard = left + right + mixed;
  return heard > 0 && mixed / heard <= mostMixed && Math.min(left, right) / heard >= leastSide;
}
