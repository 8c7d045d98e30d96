import { readFileSync } from 'node:fs';
import { countLimits } from '#domain/limits/count-limits.ts';
import { findBenchData } from './bench-data.ts';
import type { Collection } from './cranfield.ts';
import { numberedRecords } from './numbered-records.ts';

/** Abstracts about libraries and information science, and the long questions of their readers. */
export function readCisi(): Collection | undefined {
  const [documents, queries, judged] = ['ALL', 'QRY', 'REL'].map((part) => readPart(`cisi/CISI.${part}`));
  if (documents === undefined || queries === undefined || judged === undefined) return undefined;
  const judgements = new Map<number, Map<number, number>>();
  for (const line of judged.split('\n')) {
    const [query, document] = line.trim().split(/\s+/).map(Number);
    if (query === undefined || document === undefined) continue;
    const relevant = judgements.get(query - 1) ?? new Map<number, number>();
    judgements.set(query - 1, relevant.set(document - 1, 1));
  }
  const asked = numberedRecords(queries)
    .map((fields, at) => ({ text: shortened(fields.get('W') ?? ''), judged: judgements.get(at) }))
    .flatMap(({ text, judged: found }) => (found ? [{ text, found }] : []));
  return {
    documents: numberedRecords(documents).map((fields) => ({
      title: fields.get('T') ?? '',
      body: fields.get('W') ?? '',
    })),
    queries: asked.map(({ text }) => text),
    judgements: asked.map(({ found }) => found),
  };
}

/** Some questions are whole abstracts: nobody may ask that much, so each engine gets the same first words of them. */
function shortened(question: string): string {
  return question.split(' ').slice(0, countLimits.wordsPerSearch.max).join(' ');
}

function readPart(name: string): string | undefined {
  const path = findBenchData(name);
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}
