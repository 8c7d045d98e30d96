import { readFileSync } from 'node:fs';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { parseSearchQuery } from '#domain/search/parse-query.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findBenchData } from './bench-data.ts';
import { readCisi } from './cisi.ts';
import { readCranfield, type Collection } from './cranfield.ts';
import { cutMeeting } from './meeting-windows.ts';
import { readMeetings } from './meetings.ts';

export type NamedCollection = Collection & { readonly name: string };

/** Those whose data is on this machine. */
export function readCollections(): NamedCollection[] {
  return [
    named('cranfield', readCranfield()),
    named('meetings', meetingWindows()),
    named('questions', customerQuestions()),
    named('cisi', readCisi()),
  ].flat();
}

function named(name: string, collection: Collection | undefined): NamedCollection[] {
  return collection ? [{ ...collection, name }] : [];
}

/** Talk about a product in windows of some turns; what answers a question are the turns that its judges named. */
function meetingWindows(): Collection | undefined {
  const path = findBenchData('qmsum/product-val.jsonl');
  if (path === undefined) return undefined;
  const documents: { title: string; body: string }[] = [];
  const queries: string[] = [];
  const judgements: Map<number, number>[] = [];
  for (const { turns, questions } of readMeetings(path)) {
    const windows = cutMeeting(turns);
    const first = documents.length;
    documents.push(...windows.map(({ text }) => ({ title: '', body: text })));
    for (const question of questions) {
      const places = windows.flatMap((window, place) =>
        window.turns.some((turn) => question.turns.has(turn)) ? [[first + place, 1] as const] : [],
      );
      queries.push(question.text);
      judgements.push(new Map(places));
    }
  }
  return { documents, queries, judgements };
}

const everyDocument = 8;
const everyQuery = 64;

/** Short questions of customers; relevant is what has the same intent. */
function customerQuestions(): Collection | undefined {
  const path = findBenchData('banking77/train.csv');
  if (path === undefined) return undefined;
  const rows = accept(parseCsv(readFileSync(path, 'utf8'))).slice(1);
  const documents = rows.filter((_, at) => at % everyDocument === 0);
  const asked = rows
    .filter((_, at) => at % everyQuery === 1)
    .filter(([query = '']) => parseSearchQuery(query).ok);
  return {
    documents: documents.map(([body = '']) => ({ title: '', body })),
    queries: asked.map(([query = '']) => query),
    judgements: asked.map(
      ([, intent]) => new Map(documents.flatMap((row, at) => (row[1] === intent ? [[at, 1] as const] : []))),
    ),
  };
}
