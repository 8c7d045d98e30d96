const known = new Map([
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/wav', 'audio/wav'],
  ['audio/x-wav', 'audio/wav'],
  ['audio/ogg', 'audio/ogg'],
  ['audio/opus', 'audio/ogg'],
  ['audio/aac', 'audio/aac'],
  ['audio/flac', 'audio/flac'],
  // Some don't say what they send: it is what they were asked for.
  ['application/octet-stream', 'audio/mpeg'],
]);

/** What a browser is told that it gets. Undefined for what is no sound: a page of a proxy, an error with the status of a success. */
export function soundTypeOf(said: string | null): string | undefined {
  return known.get((said ?? 'application/octet-stream').split(';')[0]?.trim().toLowerCase() ?? '');
}
