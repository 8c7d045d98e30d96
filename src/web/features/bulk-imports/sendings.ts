import type { Client } from 'urql';
import { sendToFile } from '#web/features/files/index.ts';
import { createStore } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { BulkImportFilesDocument, StartBulkUploadsDocument } from './bulk-imports.gen.ts';

const pageSize = 50;
/** More at a time only share the same line. */
const mostAtOnce = 3;

const folders = new Map<string, ReadonlyMap<string, File>>();
const running = new Map<string, AbortController>();

/** The imports whose files this tab is sending; they go on while people move between pages. */
export const sendings = createStore<ReadonlySet<string>>(new Set());

/** The browser forgets what was chosen with the tab: then the person chooses the folder again. */
export function keepFolder(importId: string, files: ReadonlyMap<string, File>): void {
  folders.set(importId, files);
}

export function hasFolder(importId: string): boolean {
  return folders.has(importId);
}

export function stopSending(importId: string): void {
  running.get(importId)?.abort();
}

/** Sends every file that the import waits for. Answers how many of them are not in the chosen folder. */
export async function sendFolder(client: Client, importId: string): Promise<number> {
  const files = folders.get(importId);
  if (!files || running.has(importId)) return 0;
  const stop = new AbortController();
  running.set(importId, stop);
  publish();
  try {
    return await sendPages(client, importId, files, stop.signal);
  } catch {
    showToast({ message: 'The upload stopped. Continue it on the page of the import.', tone: 'error' });
    return 0;
  } finally {
    running.delete(importId);
    publish();
  }
}

async function sendPages(
  client: Client,
  id: string,
  files: ReadonlyMap<string, File>,
  signal: AbortSignal,
): Promise<number> {
  let after: string | null = null;
  let missing = 0;
  for (;;) {
    const page = await readWaiting(client, id, after);
    const here = page.items.filter(({ path, size }) => files.get(path)?.size === size);
    missing += page.items.length - here.length;
    const places = await openPlaces(
      client,
      id,
      here.map((file) => file.id),
    );
    const jobs = here.flatMap((row) => {
      const file = files.get(row.path);
      const fileId = places.get(row.id);
      return file && fileId !== undefined ? [{ file, fileId }] : [];
    });
    await sendAll(jobs, signal);
    if (signal.aborted || page.endCursor === null) return missing;
    after = page.endCursor;
  }
}

type Sent = { readonly file: File; readonly fileId: string };

async function sendAll(jobs: readonly Sent[], signal: AbortSignal): Promise<void> {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job && !signal.aborted; job = left.shift())
      // The server keeps why it refused a file, and the list shows it.
      await sendToFile(job.file, job.fileId, signal).catch(() => null);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
}

async function readWaiting(client: Client, id: string, after: string | null) {
  const variables = { id, state: 'WAITING' as const, first: pageSize, after };
  const { data, error } = await client
    .query(BulkImportFilesDocument, variables, { requestPolicy: 'network-only' })
    .toPromise();
  if (error) throw error;
  return data?.bulkImport?.files ?? { items: [], endCursor: null };
}

async function openPlaces(
  client: Client,
  id: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map();
  const { data, error } = await client
    .mutation(StartBulkUploadsDocument, { id, fileIds: [...fileIds] })
    .toPromise();
  if (error) throw error;
  return new Map(data?.startBulkUploads.map((one) => [one.id, one.fileId]));
}

function publish(): void {
  sendings.set(new Set(running.keys()));
}
