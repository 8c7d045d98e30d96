import { uuidV7 } from '#domain/ids/uuid.ts';

/** Not `randomUUID`, which browsers keep from pages without https. */
export function newId(): string {
  return uuidV7({ time: new Date(), random: crypto.getRandomValues(new Uint8Array(10)) });
}
