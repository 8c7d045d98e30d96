import type { LoadedFile } from '#web/kit/player/loaded-file.ts';

type Making = Pick<LoadedFile, 'processing' | 'progress' | 'doing' | 'processingError' | 'redacting'>;

export function isPreparing({ processing }: Pick<Making, 'processing'>): boolean {
  return processing === 'WAITING' || processing === 'PROGRESSING' || processing === 'NONE';
}

/** What is done with a recording now, and how far it is. */
export function preparingText({ processing, progress, doing, redacting }: Making): string {
  const isWaiting = processing !== 'PROGRESSING';
  if (redacting) return isWaiting ? 'Redacting, waiting to start' : `Redacting, ${percent(progress)}`;
  const now = doing === '' ? 'Waiting to start' : doing;
  return isWaiting ? now : `${now}, ${percent(progress)}`;
}

/** Why a recording is not made. */
export function stoppedText({ processing, processingError, redacting }: Making): string {
  const isCanceled = processing === 'CANCELLED';
  if (redacting && isCanceled) return 'Redacting was canceled. Try again, or change the redactions.';
  return processingError ?? 'The preparation was cancelled';
}

function percent(progress: number): string {
  return `${Math.round(progress * 100)}%`;
}
