import { createServer } from 'node:net';

export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken`);
    this.port = port;
  }
}

/** Before anything is opened: a start that fails late leaves the person waiting for nothing. */
export async function checkPortFree(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    probe.listen(port, '::', () => probe.close(() => resolve()));
  });
}
