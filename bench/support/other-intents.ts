import { readFileSync } from 'node:fs';
import { findBenchData } from './bench-data.ts';
import type { Labelled } from './known-topics.ts';

type Row = readonly [text: string, topic: string];

/** Requests to an assistant with 150 intents, and others that belong to none of them. */
export function readOtherIntents(): { known: Labelled[]; offTopic: string[] } | undefined {
  const path = findBenchData('clinc150/data_full.json');
  if (path === undefined) return undefined;
  const parts: Record<'train' | 'oos_test', Row[]> = JSON.parse(readFileSync(path, 'utf8'));
  return {
    known: parts.train.map(([text, topic]) => ({ text, topic })),
    offTopic: parts.oos_test.map(([text]) => text),
  };
}
