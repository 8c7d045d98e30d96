import { hls } from '#domain/limits/media-figures.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Quality } from './quality.ts';

type Sharp = NonNullable<NonNullable<LoadedFile['media']>['sharp']>;
export type QualityOption = { readonly value: Quality; readonly label: string };
export type QualityChoice = { readonly value: Quality; readonly options: readonly QualityOption[] };

/** What there is to choose from; null where there is only one stream and nobody here can ask for the other. */
export function qualityChoice(
  sharp: Sharp | null,
  { quality, mayPrepare }: { quality: Quality; mayPrepare: boolean },
): QualityChoice | null {
  if (sharp === null) return null;
  const isMissing = sharp.state === 'MISSING';
  if (isMissing && !mayPrepare) return null;
  return {
    // What is not there can't be what plays: choosing it asks for it.
    value: isMissing && quality === 'sharp' ? 'auto' : quality,
    options: [
      { value: 'auto', label: 'Auto' },
      { value: 'light', label: `${hls.v1.height}p` },
      { value: 'sharp', label: labelOf(sharp) },
    ],
  };
}

function labelOf({ height, state, progress }: Sharp): string {
  if (state === 'MISSING') return `Prepare ${height}p`;
  if (state === 'PREPARING') return `${height}p, preparing ${Math.round(progress * 100)}%`;
  return `${height}p`;
}
