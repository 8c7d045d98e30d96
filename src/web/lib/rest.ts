import { decode, isOf, type Codec } from '#domain/codec/codec.ts';
import { literal, string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { errorCodes, type ErrorCode } from '#domain/errors/error-codes.ts';

/** A refusal in the server's own words for the person. */
export class RestError extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  constructor(status: number, code: ErrorCode, title: string) {
    super(title);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
  }
}

const refusalCodec = object({
  errors: array(object({ code: literal(...errorCodes), title: string })),
});

export async function getJson<T>(path: string, codec: Codec<T>): Promise<T> {
  return decode(codec, await request(path, { method: 'GET' }));
}

export async function postJson<T>(path: string, body: object, codec: Codec<T>): Promise<T> {
  return decode(codec, await post(path, body));
}

/** For calls that answer with nothing worth reading. */
export async function post(path: string, body: object = {}): Promise<unknown> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The sentence to show: the server's where it wrote one for people, else a plain one. */
export function messageOf(error: unknown): string {
  if (error instanceof RestError) return error.message;
  if (!navigator.onLine) return 'You’re offline. Check your connection and try again.';
  return 'Something went wrong. Try again.';
}

async function request(path: string, init: RequestInit): Promise<unknown> {
  return readBody(await fetchOk(path, init));
}

/** For answers that are files. Throws RestError for a refusal. */
export async function fetchOk(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' });
  if (response.ok) return response;
  const body = await readBody(response);
  const refusal = isOf(refusalCodec, body) ? decode(refusalCodec, body).errors[0] : undefined;
  throw new RestError(
    response.status,
    refusal?.code ?? 'InternalError',
    refusal?.title ?? 'Something went wrong. Try again.',
  );
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
