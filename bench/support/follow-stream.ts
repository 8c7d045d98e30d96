import { request } from 'node:http';
import { isOf } from '#domain/codec/codec.ts';
import { integer, literal, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';

export type HeardPart = {
  readonly position: number;
  readonly at: number;
  /** Of a sentence. */
  readonly place: number | undefined;
  readonly thoughts: string;
};
export type StreamReader = {
  readonly to: { address: string; host: string };
  readonly bearer: string;
  readonly streamId: string;
  /** The reader hangs up after every so many parts and comes back, as a reload does. */
  readonly reloadEvery?: number;
};

/** Every part of a stream with when it came, until the stream ends. */
export async function followStream(reader: StreamReader): Promise<HeardPart[]> {
  const heard: HeardPart[] = [];
  while (!(await followOnce(reader, heard)));
  return heard;
}

/** True once the stream has ended. */
function followOnce(
  { to, bearer, streamId, reloadEvery = Infinity }: StreamReader,
  heard: HeardPart[],
): Promise<boolean> {
  const enough = heard.length + reloadEvery;
  const path = `/api/streams/${streamId}?after=${heard.at(-1)?.position ?? 0}`;
  const headers = { host: to.host, authorization: `Bearer ${bearer}` };
  return new Promise((resolve, reject) => {
    const sent = request(`${to.address}${path}`, { headers, agent: false }, (answer) => {
      let rest = '';
      answer.setEncoding('utf8');
      answer.once('error', reject);
      answer.on('data', (chunk: string) => {
        const at = performance.now();
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          if (heard.length >= enough) break;
          const position = /^id: (\d+)$/m.exec(event)?.[1];
          if (position !== undefined) heard.push({ position: Number(position), at, ...read(event) });
          if (event.startsWith('event: end')) resolve(true);
        }
        if (heard.length < enough) return;
        resolve(false);
        answer.removeListener('error', reject).on('error', () => {});
        sent.destroy();
      });
      answer.once('end', () => reject(new Error(`The stream ended without a word: ${rest}`)));
    });
    sent.once('error', reject);
    sent.end();
  });
}

const sentence = object({ kind: literal('sentence'), place: integer });
const thinking = object({ kind: literal('thinking'), text: string });

function read(event: string): Pick<HeardPart, 'place' | 'thoughts'> {
  const data: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null');
  return {
    place: isOf(sentence, data) ? data.place : undefined,
    thoughts: isOf(thinking, data) ? data.text : '',
  };
}
