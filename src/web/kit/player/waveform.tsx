import { finite } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { getJson } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { useCallback } from 'react';
import classes from './player.module.css';

const waveformCodec = object({ duration: finite, points: array(finite) });
const bars = 240;

/** How loud it is when; the played part is coloured. */
export function Waveform({ url, played }: { url: string; played: number }) {
  const load = useCallback(() => getJson(url, waveformCodec), [url]);
  const wave = useResource(load);
  if (wave.state !== 'ready') return null;
  const path = pathOf(wave.value.points);
  return (
    <svg className={classes.wave} viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none" aria-hidden>
      <path d={path} className={classes.waveRest} />
      <path d={path} className={classes.wavePlayed} style={{ clipPath: `inset(0 ${100 - played}% 0 0)` }} />
    </svg>
  );
}

/** One upright bar for each share of the recording, as high as its loudest point. */
function pathOf(points: readonly number[]): string {
  // A quiet recording fills the height too; a single bang does not make all the rest flat.
  const loud = points.toSorted((a, b) => a - b)[Math.floor(points.length * 0.98)] ?? 100;
  return Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * points.length) / bars);
    const to = Math.max(from + 1, Math.floor(((index + 1) * points.length) / bars));
    const loudest = Math.max(0, ...points.slice(from, to));
    const height = Math.min(100, Math.max(3, (100 * loudest) / Math.max(1, loud)));
    return `M${index + 0.15} ${50 - height / 2}h0.7v${height}h-0.7z`;
  }).join('');
}
