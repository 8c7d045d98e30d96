import { defaultOptions, DetailedError, Upload, type HttpRequest, type PreviousUpload } from 'tus-js-client';
import { decode, isOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { freshToken } from '#web/lib/bearer-token.ts';
import type { UploadOwner } from './upload-item.ts';

export type SendHooks = {
  onStarted: (fileId: string) => void;
  onProgress: (sent: number) => void;
  /** The connection broke; it tries again by itself. */
  onLost: () => void;
  onDone: () => void;
  /** `isLost`: the server could not be reached any more. Otherwise it refused, and says why. */
  onFailed: (message: string, isLost: boolean) => void;
};

export type Sending = { readonly cancel: () => Promise<void> };

/** Long enough for a night train's tunnels; a try that gets further starts the list again. */
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** Sends a file, going on where an earlier try of the same file to the same place ended. */
export function sendFile(
  file: File,
  owner: UploadOwner,
  isBusy: (fileId: string) => boolean,
  hooks: SendHooks,
): Sending {
  let isCancelled = false;
  const upload = new Upload(file, {
    endpoint: '/files/uploads',
    metadata: {
      filename: file.name,
      ownerType: owner.type,
      ownerId: owner.id,
      asNote: String(owner.asNote),
    },
    fingerprint: () => Promise.resolve(fingerprintOf(file, owner)),
    removeFingerprintOnSuccess: true,
    retryDelays,
    onBeforeRequest: async (request) => {
      await sayWhoAsks(request);
      // The library sends what waited here, also after it was told to stop: the upload would come back with a reload.
      if (isCancelled && request.getMethod() === 'POST') throw new Error('Cancelled before it began');
    },
    onUploadUrlAvailable: () => hooks.onStarted(fileIdOf(upload.url)),
    onProgress: (sent) => hooks.onProgress(sent),
    onShouldRetry: (error) => {
      const isWorth = !isCancelled && isWorthRetrying(error);
      if (isWorth) hooks.onLost();
      return isWorth;
    },
    onSuccess: () => hooks.onDone(),
    onError: (error) => {
      const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
      // What the server refused, it refuses again: the next try of this file starts over.
      if (status >= 400 && status < 500) void forgetUpload(upload.url);
      hooks.onFailed(messageOf(error), status === 0);
    },
  });
  void upload
    .findPreviousUploads()
    .then((previous) => {
      const known = previous.findLast(({ uploadUrl }) => !isBusy(fileIdOf(uploadUrl)));
      if (known) upload.resumeFromPreviousUpload(known);
      if (!isCancelled) upload.start();
    })
    .catch((error: unknown) => hooks.onFailed(messageOf(error), false));
  return {
    cancel: async () => {
      isCancelled = true;
      // First: a page that is left before the server has answered must not offer it again.
      await forgetUpload(upload.url);
      await upload.abort(true).catch(() => null);
    },
  };
}

/** Sends a file to a place that the server has made for it, going on where an earlier try ended. */
export function sendToPlace(
  file: File,
  fileId: string,
  hooks: Pick<SendHooks, 'onDone' | 'onFailed'>,
): { readonly stop: () => Promise<void> } {
  const upload = new Upload(file, {
    uploadUrl: `/files/uploads/${fileId}`,
    storeFingerprintForResuming: false,
    retryDelays,
    onBeforeRequest: sayWhoAsks,
    onShouldRetry: isWorthRetrying,
    onSuccess: () => hooks.onDone(),
    onError: (error) => {
      const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
      hooks.onFailed(messageOf(error), status === 0);
    },
  });
  upload.start();
  return { stop: () => upload.abort() };
}

/** Uploads that this browser began and did not end. */
export function previousUploads(): Promise<PreviousUpload[]> {
  return defaultOptions.urlStorage.findAllUploads();
}

/** Takes back an upload of another tab, here and on the server. */
export async function endUpload(url: string): Promise<void> {
  await Upload.terminate(url, { onBeforeRequest: sayWhoAsks }).catch(() => null);
  await forgetUpload(url);
}

async function forgetUpload(url: string | null): Promise<void> {
  const all = await previousUploads();
  await Promise.all(
    all
      .filter(({ uploadUrl }) => uploadUrl === url)
      .map(({ urlStorageKey }) => defaultOptions.urlStorage.removeUpload(urlStorageKey)),
  );
}

async function sayWhoAsks(request: HttpRequest): Promise<void> {
  request.setHeader('authorization', `Bearer ${(await freshToken()) ?? ''}`);
}

export function fileIdOf(url: string | null): string {
  return url?.slice(url.lastIndexOf('/') + 1) ?? '';
}

function fingerprintOf({ name, size, lastModified }: File, { type, id, asNote }: UploadOwner): string {
  return `hark-${type}-${id}-${asNote ? 'note' : 'file'}-${size}-${lastModified}-${name}`;
}

function isWorthRetrying(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  // Two pieces crossed; the server says where to go on.
  if (status === 409) return /goes on at byte/.test(error.originalResponse?.getBody() ?? '');
  return status === 0 || status === 423 || status === 429 || (status >= 500 && status !== 507);
}

const refusal = object({ errors: array(object({ title: string })) });

function messageOf(error: unknown): string {
  const body = error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : '';
  try {
    const parsed: unknown = JSON.parse(body);
    if (isOf(refusal, parsed)) return decode(refusal, parsed).errors[0]?.title ?? 'The upload failed';
  } catch {
    // No answer, or not one of ours.
  }
  return 'Connection lost. The upload will continue where it stopped.';
}
