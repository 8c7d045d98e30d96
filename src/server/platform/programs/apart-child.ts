import type { ApartAnswer, ApartTask } from './apart-protocol.ts';

// Runs one task after the other; whatever it exhausts is its own.
process.on('message', (task: ApartTask) => {
  answer(task).then(
    (output) => send({ id: task.id, ok: true, output }),
    (error: unknown) =>
      send({ id: task.id, ok: false, message: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

type Decoding = { readonly decode: (input: unknown) => unknown };

async function answer({ module, input }: ApartTask): Promise<unknown> {
  const { decode }: Decoding = await import(module);
  return decode(input);
}

function send(message: ApartAnswer): void {
  process.send?.(message);
}
