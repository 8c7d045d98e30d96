import { createSocket } from 'node:dgram';

export type DnsServer = {
  readonly address: string;
  /** TXT records by name. */
  readonly txt: Map<string, string>;
  close(): Promise<void>;
};

/** Answers questions for TXT records over UDP, as a company's name server does. */
export async function startDnsServer(): Promise<DnsServer> {
  const txt = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query);
    socket.send(answerTo(query.subarray(0, end + 4), txt.get(name)), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    txt,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The name in the question, which begins after a header of twelve bytes. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function answerTo(question: Buffer, value: string | undefined): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(value === undefined ? 0x81_83 : 0x81_80, 2);
  head.writeUInt16BE(value === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  if (value === undefined) return head;
  const text = Buffer.from(value);
  const record = Buffer.alloc(12);
  // The name of the question, type TXT, class IN, a minute to live.
  record.writeUInt16BE(0xc0_0c, 0);
  record.writeUInt16BE(16, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(text.length + 1, 10);
  return Buffer.concat([head, record, Buffer.from([text.length]), text]);
}
