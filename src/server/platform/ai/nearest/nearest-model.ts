/**
 * A model of two steps, written by hand: multiply, keep the best. The runtime does both with the processor's vector
 * instructions, which a loop in JavaScript can't use.
 */
export function nearestModel(): Uint8Array {
  const graph = message(
    field(1, node('Gemm', ['points', 'others'], ['likeness'], [attribute('transB', 1)])),
    field(1, node('TopK', ['likeness', 'width'], ['scores', 'ids'], [])),
    field(2, text('nearest')),
    field(11, tensor('points', float, 2)),
    field(11, tensor('others', float, 2)),
    field(11, tensor('width', int64, 1)),
    field(12, tensor('scores', float, 2)),
    field(12, tensor('ids', int64, 2)),
  );
  return message(number(1, 8), field(7, graph), field(8, message(field(1, text('')), number(2, 13))));
}

const float = 1;
const int64 = 7;

function node(
  type: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Uint8Array[],
): Uint8Array {
  return message(
    ...inputs.map((name) => field(1, text(name))),
    ...outputs.map((name) => field(2, text(name))),
    field(4, text(type)),
    ...attributes.map((own) => field(5, own)),
  );
}

function attribute(name: string, value: number): Uint8Array {
  const wholeNumber = 2;
  return message(field(1, text(name)), number(3, value), number(20, wholeNumber));
}

function tensor(name: string, type: number, rank: number): Uint8Array {
  const dimensions = Array.from({ length: rank }, (_, at) =>
    field(1, message(field(2, text(`${name}${at}`)))),
  );
  const shape = message(...dimensions);
  return message(
    field(1, text(name)),
    field(2, message(field(1, message(number(1, type), field(2, shape))))),
  );
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

/** A nested value: its number and kind, its length, its bytes. */
function field(id: number, bytes: Uint8Array): Uint8Array {
  return message(varint((id << 3) | 2), varint(bytes.length), bytes);
}

function number(id: number, value: number): Uint8Array {
  return message(varint(id << 3), varint(value));
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return Uint8Array.from([...bytes, rest]);
}

function message(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
