import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export type Smtp = { url: string; received: string[]; refusals: () => number; close: () => Promise<void> };

/** A real SMTP server on this machine that keeps what it takes. */
export async function startSmtp({ refuse = false } = {}): Promise<Smtp> {
  const received: string[] = [];
  let refusals = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let said = '';
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      said += chunk.toString('utf8');
      const text = chunk.toString('utf8');
      if (inData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        inData = false;
        received.push(said);
        socket.write('250 taken\r\n');
        return;
      }
      if (/^DATA/im.test(text)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^RCPT/im.test(text) && refuse) {
        refusals += 1;
        socket.write('451 later\r\n');
      } else if (/^QUIT/im.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals: () => refusals,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
