import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { CardPickerProps } from './card-picker-props.ts';

const Loaded = lazy(() =>
  loadChunk('card-picker', () => import('./card-picker.tsx')).then((module) => ({
    default: module.CardPicker,
  })),
);

const LoadedEvidence = lazy(() =>
  loadChunk('evidence-picker', () => import('./evidence-picker.tsx')).then((module) => ({
    default: module.EvidencePicker,
  })),
);

export function CardPicker(props: CardPickerProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

export function EvidencePicker(props: CardPickerProps) {
  return (
    <Suspense>
      <LoadedEvidence {...props} />
    </Suspense>
  );
}
