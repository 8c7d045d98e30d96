import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#server/platform/storage/s3-storage.ts';

/** As much of S3 as a bucket needs, in memory: objects, ranges, lists of two at a time, uploads in parts. */
export async function startTinyS3(): Promise<{ settings: S3Settings; close: () => void }> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  const server: Server = createServer((request, response) => {
    void answer(request).then(({ status, headers = {}, body = '' }) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body),
    );
  });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    const query = url.searchParams;
    const body = await buffer(request);
    const uploadId = query.get('uploadId');
    if (request.method === 'POST' && query.has('uploads')) {
      const id = `upload-${parts.size}`;
      parts.set(id, new Map());
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (request.method === 'PUT' && uploadId !== null) {
      parts.get(uploadId)?.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: '"part"' } };
    }
    if (request.method === 'POST' && uploadId !== null) {
      const pieces = [...(parts.get(uploadId) ?? [])].toSorted(([a], [b]) => a - b).map(([, piece]) => piece);
      objects.set(key, Buffer.concat(pieces));
      return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' };
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return { status: 200, headers: { etag: '"whole"' } };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return query.has('list-type') ? list(query) : read(key, request);
  }

  function list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const page = keys.filter((key) => key > after).slice(0, 2);
    const last = page.at(-1);
    const more = last !== undefined && last !== keys.at(-1);
    return {
      status: 200,
      body: `<ListBucketResult><IsTruncated>${more}</IsTruncated>${
        more ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''
      }${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
    };
  }

  function read(key: string, request: IncomingMessage): Answer {
    const found = objects.get(key);
    if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
    const body = range ? found.subarray(Number(range[1]), Number(range[2]) + 1) : found;
    return { status: range ? 206 : 200, headers: { 'content-length': String(body.length) }, body };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket: 'bucket',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };
