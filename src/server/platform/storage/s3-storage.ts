import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey, MissingFile, StorageGone, type Storage } from './storage.ts';

export type S3Settings = {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Any service that speaks S3. Objects appear whole when their upload ends. */
export function openS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Most services that are not Amazon's refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function write(key: string, content: Readable | Uint8Array): Promise<number> {
    let written = content instanceof Readable ? 0 : content.length;
    const upload = new Upload({ client, params: { Bucket, Key: checkKey(key), Body: content } });
    upload.on('httpUploadProgress', ({ loaded }) => {
      written = Math.max(written, loaded ?? 0);
    });
    await reach(upload.done());
    return written;
  }

  async function open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    try {
      const { Body } = await reach(
        client.send(
          new GetObjectCommand({
            Bucket,
            Key: checkKey(key),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        ),
      );
      if (Body instanceof Readable) return Body;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    throw new MissingFile(key);
  }

  async function remove(key: string): Promise<void> {
    await reach(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
  }

  async function* pagesOf(prefix: string): AsyncGenerator<string[]> {
    const Prefix = `${checkKey(prefix)}/`;
    let ContinuationToken: string | undefined;
    do {
      const page = await reach(client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })));
      yield page.Contents?.flatMap(({ Key }) => Key ?? []) ?? [];
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    write,
    open,
    async takeIn(key, path) {
      await write(key, createReadStream(path, { highWaterMark: 1024 * 1024 }));
      await rm(path, { force: true });
    },
    async size(key) {
      try {
        const { ContentLength } = await reach(
          client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) })),
        );
        return ContentLength ?? 0;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async withPath(key, run) {
      const dir = await mkdtemp(join(tmpdir(), 'hark-object-'));
      try {
        const path = join(dir, 'object');
        await pipeline(await open(key), createWriteStream(path));
        return await run(path);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
    async list(prefix) {
      const names: string[] = [];
      for await (const keys of pagesOf(prefix))
        names.push(...keys.map((key) => key.slice(prefix.length + 1)));
      return names.filter((name) => !name.includes('/'));
    },
    remove: (key) => remove(checkKey(key)),
    async removeAll(prefix) {
      // One by one: the bulk form needs a checksum that many services compute otherwise.
      for await (const keys of pagesOf(prefix)) for (const key of keys) await remove(key);
    },
    room: async () => undefined,
  };
}

/** A service that is down is told from one that refuses: people are asked to come back, not to call somebody. */
async function reach<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const status = statusOf(error);
    const isGone = status === undefined ? isLost(error) : status >= 500;
    throw isGone ? new StorageGone('The file storage does not answer', { cause: error }) : error;
  }
}

/** No answer came, for a reason of the network. */
function isLost(error: unknown): boolean {
  return (
    error instanceof Error && ('code' in error || /timeout|socket|network/i.test(error.name + error.message))
  );
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['NoSuchKey', 'NotFound'].includes(error.name) || statusOf(error) === 404;
}

function statusOf(error: unknown): number | undefined {
  const meta = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof meta === 'object' && meta !== null && 'httpStatusCode' in meta ? meta.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
