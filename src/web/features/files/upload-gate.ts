const listeners = new Set<() => void>();

/** Brings the tray and the drop area onto the page; their code is loaded by the first file. */
export function wantUploads(): void {
  for (const listener of listeners) listener();
}

export function subscribeUploadWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
