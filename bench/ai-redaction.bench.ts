// Personal data in texts where all of it is labelled: how much of each kind is found, and how much of what is found is
// personal data. A place counts as found if 70% of it is, and as right if half of it is labelled, as whatever.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '#domain/codec/codec.ts';
import { integer, string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { personalKinds, type PersonalKind } from '#domain/personal-data/kinds.ts';
import { findPatterns, withoutOverlaps } from '#engines/personal-data/index.ts';
import { openOwnModels } from '#server/platform/ai/own/own-models.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { findBenchData } from './support/bench-data.ts';
import { report } from './support/report.ts';

const labels: Readonly<Record<string, PersonalKind>> = {
  PERSON: 'person',
  GPE: 'place',
  ORGANIZATION: 'organization',
  STREET_ADDRESS: 'address',
  EMAIL_ADDRESS: 'email',
  PHONE_NUMBER: 'phone',
  CREDIT_CARD: 'card',
  IBAN_CODE: 'iban',
  US_SSN: 'ssn',
  IP_ADDRESS: 'ip',
};
const wanted: Readonly<Record<PersonalKind, number>> = {
  person: 0.95,
  place: 0.9,
  organization: 0.75,
  address: 0.8,
  card: 0.95,
  email: 0.95,
  iban: 0.95,
  ssn: 0.95,
  ip: 0.95,
  phone: 0.85,
};
const wantedPrecision = 0.94;

const path = findBenchData('presidio/synth_dataset_v2.json');
const own = openOwnModels(
  { modelsDir: join(import.meta.dirname, '../models') },
  createLog({ level: 'error' }),
);
if (!path || !own) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const span = object({ entity_type: string, start_position: integer, end_position: integer });
const texts = decode(
  array(object({ full_text: string, spans: array(span) })),
  JSON.parse(readFileSync(path, 'utf8')),
);

const counts = new Map<PersonalKind, { found: number; all: number }>();
let right = 0;
let all = 0;
for (const { full_text: text, spans } of texts) {
  const named = await own.names(text);
  const found = withoutOverlaps([...findPatterns(text, new Set(personalKinds)), ...named]);
  for (const { entity_type, start_position: start, end_position: end } of spans) {
    const kind = labels[entity_type];
    if (kind === undefined) continue;
    const covered = found.reduce((sum, one) => sum + shared(one, { start, end }), 0);
    const count = counts.get(kind) ?? { found: 0, all: 0 };
    counts.set(kind, { found: count.found + (covered >= (end - start) * 0.7 ? 1 : 0), all: count.all + 1 });
  }
  for (const one of found) {
    const covered = spans.reduce(
      (sum, { start_position: start, end_position: end }) => sum + shared(one, { start, end }),
      0,
    );
    all += 1;
    if (covered >= (one.end - one.start) / 2) right += 1;
  }
}
await own.close();

const recall = Object.fromEntries(
  [...counts].map(([kind, count]) => [kind, Number((count.found / count.all).toFixed(3))]),
);
const precision = Number((right / all).toFixed(3));
report(
  'ai-redaction',
  { texts: texts.length, recall, precision },
  precision >= wantedPrecision && [...counts].every(([kind]) => (recall[kind] ?? 0) >= wanted[kind]),
);

type Range = { readonly start: number; readonly end: number };
function shared(a: Range, b: Range): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}
