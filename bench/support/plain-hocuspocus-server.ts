// The peer: Hocuspocus as it comes, nothing stored, everybody let in.
import { createServer } from 'node:http';
import { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer } from 'ws';

const hocuspocus = new Hocuspocus({ quiet: true });
const server = createServer();
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket, request) => {
  const client = hocuspocus.handleConnection(socket, new Request(`http://peer${request.url}`));
  socket.on('message', (data: Buffer) => client.handleMessage(new Uint8Array(data)));
  socket.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  });
});
