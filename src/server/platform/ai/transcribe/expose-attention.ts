// A model in ONNX is a tree of numbered fields. What a model computes on its way can be read when its name is added to
// the list of what the model gives out; everything else stays as it is, byte for byte.
const field = { model: { graph: 7 }, graph: { node: 1, output: 12 }, node: { output: 2, attribute: 5 } };
const attributeGraph = 6;
const bytesWire = 2;

type Field = { readonly number: number; readonly data: Uint8Array; readonly whole: Uint8Array };

/** For a model that is one choice between two graphs (with and without memory): both give out the named values. */
export function exposeValues(model: Uint8Array, names: readonly string[]): Uint8Array {
  const outputs = names.map((name) => pack(field.graph.output, describe(name)));
  const branch = (graph: Uint8Array) => Buffer.concat([graph, ...outputs]);
  const attribute = (bytes: Uint8Array) => change(bytes, attributeGraph, branch);
  const node = (bytes: Uint8Array) =>
    Buffer.concat([
      change(bytes, field.node.attribute, attribute),
      ...names.map((name) => pack(field.node.output, Buffer.from(name))),
    ]);
  const graph = (bytes: Uint8Array) => Buffer.concat([change(bytes, field.graph.node, node), ...outputs]);
  return change(model, field.model.graph, graph);
}

/** A name and its type: numbers of single precision, in a shape that the engine finds out. */
function describe(name: string): Buffer {
  return Buffer.concat([pack(1, Buffer.from(name)), pack(2, pack(1, Buffer.of(8, 1)))]);
}

function change(bytes: Uint8Array, wanted: number, make: (data: Uint8Array) => Uint8Array): Buffer {
  return Buffer.concat(
    [...fieldsOf(bytes)].map(({ number, data, whole }) =>
      number === wanted ? pack(number, make(data)) : whole,
    ),
  );
}

function pack(number: number, data: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([...varint(number * 8 + bytesWire), ...varint(data.length)]), data]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  let at = 0;
  const number = (): number => {
    let [value, weight, byte] = [0, 1, 0];
    do {
      byte = bytes[at] ?? 0;
      value += (byte % 128) * weight;
      weight *= 128;
      at += 1;
    } while (byte >= 128);
    return value;
  };
  while (at < bytes.length) {
    const start = at;
    const key = number();
    const wire = key % 8;
    const length = wire === bytesWire ? number() : wire === 1 ? 8 : wire === 5 ? 4 : 0;
    if (wire === 0) number();
    const data = bytes.subarray(at, at + length);
    at += length;
    yield { number: Math.floor(key / 8), data, whole: bytes.subarray(start, at) };
  }
}
