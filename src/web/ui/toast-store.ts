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

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

export function showToast({ message, tone = 'neutral', undo, action }: ToastInput): number {
  const id = nextId;
  nextId += 1;
  const chosen = undo ? { label: 'Undo', run: undo } : action;
  publish([...toasts.slice(-2), { id, message, tone, ...(chosen ? { action: chosen } : {}) }]);
  return id;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
