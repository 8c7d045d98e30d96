import { createStore } from './store.ts';

export type Toast = {
  id: number;
  message: string;
  /** The message without how often it was said. */
  words: string;
  times: number;
  tone: 'neutral' | 'error';
  action?: { label: string; run: () => void };
  /** A page that the message speaks of. */
  link?: ToastLink;
};

export type ToastLink = { label: string; href: string; isOther?: boolean };

export type ToastInput = {
  message: string;
  tone?: Toast['tone'];
  undo?: () => void;
  action?: Toast['action'];
  link?: ToastLink | undefined;
};

/** An undo must stay reachable for at least ten seconds, also by keyboard and screen reader. */
export const toastMilliseconds = 10_000;

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

/** The same words again join the toast that says them: its one button takes all of it back, the last first. */
export function showToast({ message, tone = 'neutral', undo, action, link }: ToastInput): number {
  const id = nextId;
  nextId += 1;
  const same = toasts
    .get()
    .find((one) => one.words === message && one.tone === tone && !one.action === !undo);
  const times = (same?.times ?? 0) + 1;
  const chosen = undo ? { label: 'Undo', run: inTurn(undo, same?.action?.run) } : action;
  const others = toasts.get().filter((one) => one !== same);
  const toast = {
    id,
    words: message,
    times,
    message: times === 1 ? message : `${message} (${times})`,
    tone,
    ...(chosen ? { action: chosen } : {}),
    ...(link && { link }),
  };
  toasts.set([...others.slice(-2), toast]);
  return id;
}

function inTurn(last: () => void, before: (() => void) | undefined): () => void {
  return () => {
    last();
    before?.();
  };
}

/** More is known by now. One that was joined by others, or is gone, stays as it is. */
export function rewordToast(id: number, message: string): void {
  toasts.set(
    toasts.get().map((toast) => (toast.id === id && toast.times === 1 ? { ...toast, message } : toast)),
  );
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
