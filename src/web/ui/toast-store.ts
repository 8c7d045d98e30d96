import { createStore } from './store.ts';

export type Toast = {
  id: number;
  message: string;
  tone: 'neutral' | 'error';
  action?: { label: string; run: () => void };
};

export type ToastInput = {
  message: string;
  tone?: Toast['tone'];
  undo?: () => void;
  action?: Toast['action'];
};

/** An undo must stay reachable for at least ten seconds, also by keyboard and screen reader. */
export const toastMilliseconds = 10_000;

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

export function showToast({ message, tone = 'neutral', undo, action }: ToastInput): number {
  const id = nextId;
  nextId += 1;
  const chosen = undo ? { label: 'Undo', run: undo } : action;
  toasts.set([...toasts.get().slice(-2), { id, message, tone, ...(chosen ? { action: chosen } : {}) }]);
  return id;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
