import { freshToken } from './bearer-token.ts';
import { fetchOk } from './rest.ts';

export type StreamEvent =
  | { readonly kind: 'part'; readonly position: number; readonly data: unknown }
  /** `cut`: the reader was not known any more at that moment. */
  | { readonly kind: 'end'; readonly isCut: boolean };

/** What a long answer has after a position, then what comes, until it ends. Throws when the connection breaks. */
export async function* readStream(
  streamId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent, void> {
  const token = await freshToken();
  const { body } = await fetchOk(`/api/streams/${streamId}?after=${after}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
    signal,
  });
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    rest += value;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const read = readEvent(event);
      if (read) yield read;
    }
    if (done) return;
  }
}

function readEvent(text: string): StreamEvent | undefined {
  const fields = new Map(text.split('\n').map((line) => cut(line)));
  const data = fields.get('data');
  if (fields.get('event') === 'end') return { kind: 'end', isCut: data?.includes('cut') === true };
  if (data === undefined) return undefined;
  return { kind: 'part', position: Number(fields.get('id') ?? 0), data: JSON.parse(data) as unknown };
}

function cut(line: string): [name: string, value: string] {
  const at = line.indexOf(': ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2)];
}
