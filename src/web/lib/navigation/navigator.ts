import {
  expandTopPeek,
  pageEntry,
  readEntry,
  urlOf,
  withoutTopPeek,
  withPeek,
  type HistoryEntry,
} from './history-entry.ts';
import { rememberScroll } from './scroll-memory.ts';
import { createSignal } from '#web/ui/store.ts';

export type NavigateOptions = { replace?: boolean; peek?: boolean };

let entry: HistoryEntry = readEntry(history.state, locationUrl(), newKey);
let wasNavigated = false;
const listeners = createSignal();

export function currentEntry(): HistoryEntry {
  return entry;
}

/** False only for the page that the browser itself opened. */
export function hasNavigated(): boolean {
  return wasNavigated;
}

export function subscribeNavigation(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

export function navigate(url: string, { replace = false, peek = false }: NavigateOptions = {}): void {
  const next = peek ? withPeek(entry, url, newKey()) : pageEntry(url, newKey());
  if (next !== entry) write(next, replace || urlOf(next) === urlOf(entry));
}

/** Goes back where the history has the stack below, so that Forward opens the peek again. */
export function closeTopPeek(): void {
  if (entry.peeks.length === 0) return;
  if (entry.openedFromBelow) history.back();
  else write(withoutTopPeek(entry, newKey()), true);
}

export function openTopPeekAsPage(): void {
  if (entry.peeks.length > 0) write(expandTopPeek(entry, newKey()), false);
}

/** Called once at start. */
export function startNavigation(): void {
  history.scrollRestoration = 'manual';
  history.replaceState(entry, '', urlOf(entry));
  addEventListener('popstate', (event) => {
    rememberScroll(entry.key);
    publish(readEntry(event.state, locationUrl(), newKey));
  });
  addEventListener('pagehide', () => rememberScroll(entry.key));
}

function write(next: HistoryEntry, replace: boolean): void {
  rememberScroll(entry.key);
  if (replace) history.replaceState(next, '', urlOf(next));
  else history.pushState(next, '', urlOf(next));
  publish(next);
}

function publish(next: HistoryEntry): void {
  entry = next;
  wasNavigated = true;
  listeners.tell();
}

function locationUrl(): string {
  return location.pathname + location.search + location.hash;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
