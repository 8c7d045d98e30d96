import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { string, unknown } from '#domain/codec/primitives.ts';
import { nullable, object, optional, record } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';

const operation = object(
  {
    query: string,
    operationName: optional(nullable(string)),
    variables: optional(nullable(record(unknown))),
    extras: optional(nullable(record(unknown))),
  },
  'GraphQL request',
);
export type Operation = TypeOf<typeof operation>;

const mostInBatch = 10;

export type RequestBody = { batched: boolean; operations: Operation[] };

export function readRequestBody(body: unknown): RequestBody {
  if (!Array.isArray(body)) return { batched: false, operations: [decode(operation, body)] };
  if (body.length === 0 || body.length > mostInBatch) {
    throw new ValidationError(`A batch holds 1 to ${mostInBatch} operations`);
  }
  return { batched: true, operations: body.map((one) => decode(operation, one)) };
}
