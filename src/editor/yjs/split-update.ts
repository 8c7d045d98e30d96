import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];
type Queue = { readonly client: number; readonly structs: readonly Struct[]; at: number };

/** About ten milliseconds of work. */
const structsAtOnce = 1000;

/**
 * An update as smaller ones that make the same document when they are applied in this order. A whole long document
 * applied at once would hold up everybody; each of these refers to nothing that comes later.
 */
export function splitUpdate(update: Uint8Array, most = structsAtOnce): Uint8Array[] {
  const { structs } = Y.decodeUpdate(update);
  if (structs.length <= most) return [update];
  const queues: Queue[] = [...Map.groupBy(structs, ({ id }) => id.client)].map(([client, list]) => ({
    client,
    structs: list,
    at: 0,
  }));
  const parts: Uint8Array[] = [];
  while (queues.some(({ at, structs: list }) => at < list.length)) {
    const before = queues.map(({ at }) => at);
    const taken = take(queues, most);
    // What waits for something that is not here waits in the document too.
    if (taken === 0) for (const queue of queues) queue.at = queue.structs.length;
    parts.push(
      write(
        queues.map(({ client, structs: list, at }, n) => ({ client, structs: list.slice(before[n], at) })),
      ),
    );
  }
  // Without the structs that were just written, the deletions remain.
  return [...parts, Y.diffUpdate(update, Y.encodeStateVectorFromUpdate(update))];
}

/** Moves the queues on, as far as everything that is referred to has been taken. Answers by how much. */
function take(queues: readonly Queue[], most: number): number {
  const byClient = new Map(queues.map((queue) => [queue.client, queue]));
  const isTaken = ({ client, clock }: Y.ID): boolean => {
    const queue = byClient.get(client);
    const next = queue?.structs[queue.at];
    return next === undefined || clock < next.id.clock;
  };
  let taken = 0;
  for (let moved = -1; moved !== taken && taken < most;) {
    moved = taken;
    for (const queue of queues) {
      for (; taken < most; taken += 1, queue.at += 1) {
        const struct = queue.structs[queue.at];
        if (!struct || !referredTo(struct).every(isTaken)) break;
      }
    }
  }
  return taken;
}

function referredTo(struct: Struct): Y.ID[] {
  if (!(struct instanceof Y.Item)) return [];
  const { origin, rightOrigin, parent } = struct;
  return [origin, rightOrigin, parent].filter((one) => one instanceof Y.ID);
}

/** Yjs’s wire format, version 1, with nothing deleted. */
function write(runs: readonly { client: number; structs: readonly Struct[] }[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const written = runs.filter(({ structs }) => structs.length > 0);
  encoding.writeVarUint(encoder.restEncoder, written.length);
  for (const { client, structs } of written) {
    encoding.writeVarUint(encoder.restEncoder, structs.length);
    encoder.writeClient(client);
    encoding.writeVarUint(encoder.restEncoder, structs[0]?.id.clock ?? 0);
    for (const struct of structs) struct.write(encoder, 0);
  }
  encoding.writeVarUint(encoder.restEncoder, 0);
  return encoder.toUint8Array();
}
