import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

type Reply = { status: number; headers: Record<string, unknown>; body: string };
export type Owner = { type: 'PROJECT' | 'NOTE' | 'INSIGHT'; id: string };

/** One request of a tus client. */
export async function tus(
  app: TestApp,
  person: Person,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
  url: string,
  options: { headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Reply> {
  const reply = await app.http.inject({
    method,
    url,
    remoteAddress: person.visitor.address,
    headers: {
      host: person.visitor.host,
      authorization: `Bearer ${await person.bearer()}`,
      'tus-resumable': '1.0.0',
      ...options.headers,
    },
    ...(options.body && { payload: options.body }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body };
}

export function sendPiece(
  app: TestApp,
  person: Person,
  id: string,
  offset: number,
  body: Buffer,
): Promise<Reply> {
  return tus(app, person, 'PATCH', `/files/uploads/${id}`, {
    headers: {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(body.length),
    },
    body,
  });
}

export async function startUpload(
  person: Person,
  owner: Owner,
  file: { name: string; size: number },
  { asNotes = false } = {},
): Promise<string> {
  const { startUploads } = await ask(
    person,
    'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id uploadStatus } }',
    { input: { ownerType: owner.type, ownerId: owner.id, asNotes, files: [file] } },
  );
  return startUploads[0].id;
}

/** A whole file in one piece; answers its id. */
export async function upload(
  app: TestApp,
  person: Person,
  owner: Owner,
  file: { name: string; bytes: Buffer; asNotes?: boolean },
): Promise<string> {
  const { name, bytes, asNotes = false } = file;
  const id = await startUpload(person, owner, { name, size: bytes.length }, { asNotes });
  const { status, body } = await sendPiece(app, person, id, 0, bytes);
  if (status !== 204) throw new Error(`Not uploaded: ${status} ${body}`);
  return id;
}

export const fileFields = `id name type contentType size uploadStatus uploadedBytes error ownerType ownerId
  width height color duration mediaType pageCount processing progress doing processingErrorCode processingError version`;

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
export async function readFileOf(person: Person, id: string): Promise<any> {
  const { file } = await ask(person, `query ($id: ID!) { file(id: $id) { ${fileFields} } }`, { id });
  return file;
}

/** GET with the session's cookie alone, as an <img> or a player does. */
export async function fetchBytes(
  app: TestApp,
  person: Person,
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }> {
  const reply = await app.http.inject({
    method: 'GET',
    url,
    remoteAddress: person.visitor.address,
    headers: { host: person.visitor.host, ...headers },
    cookies: Object.fromEntries(person.visitor.cookies),
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}
