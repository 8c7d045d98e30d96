import type { Person } from '#tests/support/scene.ts';
import type { Line } from './through-proxy.ts';

const pieceBytes = 256 * 1024;

/** A resumable upload in pieces, each to whichever node is next; a refused piece begins where the server says. */
export async function sendFile(line: Line, person: Person, id: string, bytes: Buffer): Promise<void> {
  const headers = async (more: Record<string, string> = {}): Promise<Record<string, string>> => ({
    host: person.visitor.host,
    authorization: `Bearer ${await person.bearer()}`,
    'tus-resumable': '1.0.0',
    ...more,
  });
  const path = `/files/uploads/${id}`;
  let offset = 0;
  while (offset < bytes.length) {
    const body = bytes.subarray(offset, offset + pieceBytes);
    const { status } = await line.send({
      method: 'PATCH',
      path,
      headers: await headers({
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(body.length),
      }),
      body,
    });
    if (status === 204) {
      offset += body.length;
      continue;
    }
    const state = await line.send({ method: 'HEAD', path, headers: await headers() });
    if (state.status !== 200) throw new Error(`The upload is gone: ${status}, ${state.status}`);
    offset = Number(state.headers['upload-offset']);
  }
}

export async function readFileThrough(line: Line, person: Person, id: string): Promise<Buffer> {
  const headers = { host: person.visitor.host, authorization: `Bearer ${await person.bearer()}` };
  const { body } = await line.send({ method: 'GET', path: `/files/download/${id}`, headers });
  return body;
}
