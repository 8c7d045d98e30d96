import { parseUploadDraft } from '#domain/files/upload-draft.ts';
import { wantUploads } from '../upload-gate.ts';
import { endUpload, fileIdOf, previousUploads, sendFile, type Sending } from './send-file.ts';
import { isUnderWay, type UploadItem, type UploadOwner } from './upload-item.ts';
import { createSignal } from '#web/ui/store.ts';

export type UploadHooks = {
  /** The server has a place for the file: it can be shown where it will stand. */
  onStarted?: (fileId: string) => void;
  /** All of it is there; a file that becomes a note has its note. */
  onDone?: (fileId: string) => void;
  /** Taken back or refused: what shows it may go. */
  onGone?: (fileId: string) => void;
};

type Source = { file: File; hooks: UploadHooks; sending: Sending | null; isAnnounced: boolean };

/** More at a time only share the same line. */
const mostAtOnce = 3;

let items: readonly UploadItem[] = [];
let nextKey = 1;
const sources = new Map<string, Source>();
const listeners = createSignal();

/** Uploads go on while people move between pages; they end with the tab, and go on with the same file. */
export const uploads = {
  all: (): readonly UploadItem[] => items,
  subscribe: (listener: () => void): (() => void) => {
    return listeners.subscribe(listener);
  },
};

export function addUploads(files: readonly File[], owner: UploadOwner, hooks: UploadHooks = {}): void {
  const added = files.map((file) => itemOf(file, owner));
  for (const [index, { key }] of added.entries()) {
    const file = files[index];
    if (file) sources.set(key, { file, hooks, sending: null, isAnnounced: false });
  }
  // The file that an interrupted upload waited for has come.
  const awaited = (item: UploadItem) =>
    item.state === 'interrupted' && added.some((one) => isSameUpload(one, item));
  publish([...items.filter((item) => !awaited(item)), ...added]);
  wantUploads();
  startNext();
}

/** Takes back what was sent; the server keeps nothing of it. */
export async function cancelUpload(key: string): Promise<void> {
  const item = items.find((one) => one.key === key);
  const source = sources.get(key);
  change(key, { state: 'cancelled', message: null });
  if (item?.state === 'interrupted' && item.fileId !== null) await dropInterrupted(item.fileId);
  await source?.sending?.cancel();
  if (item?.fileId != null) source?.hooks.onGone?.(item.fileId);
  startNext();
}

export function retryUpload(key: string): void {
  change(key, { state: 'waiting', message: null });
  startNext();
}

/** Its text is where it belongs, or it has none. */
export function markRead(key: string): void {
  change(key, { state: 'done' });
}

/** All of it arrived, and then it turned out that nobody can read it. */
export function markBroken(key: string, message: string): void {
  publish(items.map((item) => (item.key === key ? { ...item, state: 'broken', message } : item)));
}

export function clearEnded(): void {
  for (const item of items) if (!isUnderWay(item)) sources.delete(item.key);
  publish(items.filter((item) => isUnderWay(item)));
}

/** What an earlier tab began. The browser gives no file back by itself: the person chooses it again. */
export async function listInterrupted(): Promise<void> {
  const known = await previousUploads();
  const found = known.flatMap((one) => {
    const fileId = fileIdOf(one.uploadUrl);
    const { filename, ownerType, ownerId, asNote } = one.metadata;
    if (items.some((item) => item.fileId === fileId) || ownerId === undefined) return [];
    const owner = { type: ownerType as UploadOwner['type'], id: ownerId, asNote: asNote === 'true' };
    const size = one.size ?? 0;
    const key = newKey();
    return [
      {
        key,
        name: filename ?? '',
        size,
        sent: 0,
        state: 'interrupted' as const,
        message: null,
        fileId,
        owner,
      },
    ];
  });
  if (found.length > 0) publish([...items, ...found]);
}

function itemOf(file: File, owner: UploadOwner): UploadItem {
  const parsed = parseUploadDraft(file);
  return {
    key: newKey(),
    name: file.name,
    size: file.size,
    sent: 0,
    state: parsed.ok ? 'waiting' : 'failed',
    message: parsed.ok ? null : parsed.message,
    fileId: null,
    owner,
  };
}

function startNext(): void {
  // One with a message has given up until the connection is back.
  const running = items.filter(
    ({ state, message }) => state === 'sending' || (state === 'lost' && message === null),
  ).length;
  const waiting = items.filter(({ state }) => state === 'waiting');
  for (const item of waiting.slice(0, Math.max(0, mostAtOnce - running))) start(item);
}

function start({ key, owner }: UploadItem): void {
  const source = sources.get(key);
  if (!source) return;
  change(key, { state: 'sending' });
  const isBusy = (fileId: string) => items.some((item) => item.fileId === fileId && isUnderWay(item));
  source.sending = sendFile(source.file, owner, isBusy, {
    onStarted: (fileId) => {
      change(key, { fileId });
      if (source.isAnnounced) return;
      source.isAnnounced = true;
      source.hooks.onStarted?.(fileId);
    },
    onProgress: (sent) => change(key, { sent, state: 'sending' }),
    onLost: () => change(key, { state: 'lost' }),
    onDone: () => {
      change(key, { state: 'reading', sent: source.file.size });
      const fileId = items.find((item) => item.key === key)?.fileId ?? null;
      if (fileId !== null) source.hooks.onDone?.(fileId);
      startNext();
    },
    onFailed: (message, isLost) => {
      change(key, { state: isLost ? 'lost' : 'failed', message });
      if (isLost) addEventListener('online', () => retryUpload(key), { once: true });
      startNext();
    },
  });
}

async function dropInterrupted(fileId: string): Promise<void> {
  const known = await previousUploads();
  const url = known.find(({ uploadUrl }) => fileIdOf(uploadUrl) === fileId)?.uploadUrl ?? null;
  if (url !== null) await endUpload(url);
}

/** Nothing changes any more what a person has cancelled. */
function change(key: string, next: Partial<UploadItem>): void {
  const isEnded = (item: UploadItem) => item.state === 'cancelled' || item.state === 'done';
  publish(items.map((item) => (item.key === key && !isEnded(item) ? { ...item, ...next } : item)));
}

function isSameUpload(a: UploadItem, b: UploadItem): boolean {
  return a.name === b.name && a.size === b.size && a.owner.id === b.owner.id;
}

function publish(next: readonly UploadItem[]): void {
  items = next;
  listeners.tell();
}

function newKey(): string {
  const key = String(nextKey);
  nextKey += 1;
  return key;
}
