import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#tests/support/eventually.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { sendTo } from './send-to.ts';

export type Proxy = { readonly port: number; stop(): void };

type Nodes = { readonly requests: readonly number[]; readonly sockets: readonly number[] };

/** HAProxy in front of the nodes: each request and socket goes to the next one that answers, without stickiness. */
export async function startHaproxy(port: number, nodes: Nodes): Promise<Proxy> {
  const file = join(tempDir(), 'haproxy.cfg');
  writeFileSync(file, settings(port, nodes));
  const proxy = spawn(process.env['HARK_HAPROXY'] ?? 'haproxy', ['-db', '-q', '-f', file], {
    stdio: 'inherit',
  });
  const failed = new Promise<never>((_resolve, reject) => {
    proxy.once('error', reject);
    proxy.once('exit', (code) => reject(new Error(`HAProxy ended with ${code}`)));
  });
  failed.catch(() => {});
  const ready = eventually('a node answers through the proxy', async () => {
    const answer = await sendTo(port, { method: 'GET', path: '/ping', headers: { host: 'hark.test' } });
    return answer?.status === 200;
  });
  await Promise.race([ready, failed]);
  return { port, stop: () => void proxy.kill('SIGKILL') };
}

function settings(port: number, { requests, sockets }: Nodes): string {
  return `
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option forwardfor
  option http-server-close
  option redispatch 1
  retries 3
frontend hark
  bind 127.0.0.1:${port}
  use_backend sockets if { hdr(upgrade) -i websocket }
  default_backend requests
${backend('requests', requests)}
${backend('sockets', sockets)}
`;
}

function backend(name: string, ports: readonly number[]): string {
  return `
backend ${name}
  balance roundrobin
  option httpchk
  http-check send meth GET uri /ping hdr host hark.test
  default-server check inter 250ms fall 1 rise 1
${ports.map((port) => `  server node${port} 127.0.0.1:${port}`).join('\n')}`;
}
