import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { numberedRecords } from './numbered-records.ts';

export type Collection = {
  readonly documents: readonly { readonly title: string; readonly body: string }[];
  readonly queries: readonly string[];
  /** By query: document number (from 0) → how relevant, 0 to 4. */
  readonly judgements: readonly ReadonlyMap<number, number>[];
};

/** Public data beside the project, never inside it. Undefined where it is absent. */
export function readCranfield(): Collection | undefined {
  const dir = join(
    resolve(process.env['HARK_BENCH_DATA'] ?? join(import.meta.dirname, '../../../shared/data')),
    'cranfield',
  );
  if (!existsSync(dir)) return undefined;
  const documents = numberedRecords(readFileSync(join(dir, 'cran.all.1400'), 'utf8')).map((fields) => ({
    title: fields.get('T') ?? '',
    body: fields.get('W') ?? '',
  }));
  const queries = numberedRecords(readFileSync(join(dir, 'cran.qry'), 'utf8')).map(
    (fields) => fields.get('W') ?? '',
  );
  const judgements = queries.map(() => new Map<number, number>());
  for (const line of readFileSync(join(dir, 'cranqrel'), 'utf8').split('\n')) {
    const [query, document, grade] = line.trim().split(/\s+/).map(Number);
    if (query === undefined || document === undefined || grade === undefined) continue;
    // 1 is the best there and 5 the worst; -1 stands for one of the best.
    judgements[query - 1]?.set(document - 1, grade < 1 ? 4 : 5 - grade);
  }
  return { documents, queries, judgements };
}

export function ndcgAt10(ranked: readonly number[], relevant: ReadonlyMap<number, number>): number {
  const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
  const got = ranked.slice(0, 10).reduce((sum, doc, place) => sum + gain(relevant.get(doc) ?? 0, place), 0);
  const best = [...relevant.values()]
    .sort((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return best === 0 ? 0 : got / best;
}

export function averagePrecision(ranked: readonly number[], relevant: ReadonlyMap<number, number>): number {
  const wanted = new Set([...relevant].filter(([, grade]) => grade > 0).map(([doc]) => doc));
  let found = 0;
  let sum = 0;
  for (const [place, doc] of ranked.entries()) {
    if (!wanted.has(doc)) continue;
    found += 1;
    sum += found / (place + 1);
  }
  return wanted.size === 0 ? 0 : sum / wanted.size;
}
