export const chunkLoad = { path: '/packs/', timeoutMs: 120_000 } as const;
export const chunkLoadMessage = 'ChunkLoadError: Loading chunk failed';
export const chunkLoadReasons = ['missing', 'timeout', 'error'] as const;
export type ChunkLoadReason = (typeof chunkLoadReasons)[number];

export function chunkLoadText(chunk: string, reason: ChunkLoadReason): string {
  return `${chunkLoadMessage} (${reason}: ${chunk})`;
}

/** Our own message, and what Chromium, Firefox and Safari say when a lazy script does not arrive. */
const messages = [
  /Loading chunk .*failed/i,
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
] as const;

export function isChunkLoadError(message: string): boolean {
  return messages.some((pattern) => pattern.test(message));
}
