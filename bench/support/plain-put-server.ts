// What a few lines do: the body into a file that is on the disk before the answer, as an upload is.
import { createWriteStream, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [dir = ''] = process.argv.slice(2);
const path = join(dir, 'plain');
const http = createServer((asked, answer) => {
  void pipeline(asked, createWriteStream(path, { flush: true })).then(() => {
    rmSync(path);
    answer.end();
  });
});
http.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
