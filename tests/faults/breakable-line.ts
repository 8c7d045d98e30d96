import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type BreakableLine = {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

/** A wire to another service that can be cut: what is behind it goes on and only can't be reached. */
export async function openLine(to: { host: string; port: number }): Promise<BreakableLine> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const end of ends) end.destroy();
    });
  onTestFinished(() => (server.listening ? cut() : undefined));
  return { port, cut, mend: () => listen(port) };
}
