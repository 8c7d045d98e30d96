/** What a speaker is called everywhere: by name, or else by the number that the transcript gave them. */
export function speakerLabel(name: unknown, id: unknown): string {
  if (typeof name === 'string' && name.trim() !== '') return name;
  const number = numberOf(id);
  return number === undefined ? 'Unnamed speaker' : `Speaker ${number}`;
}

/** Neither a name nor a number tells them from others. */
export function isUnnamed(name: unknown, id: unknown): boolean {
  return (typeof name !== 'string' || name.trim() === '') && numberOf(id) === undefined;
}

function numberOf(id: unknown): string | undefined {
  return typeof id === 'string' ? /^speaker-(\d+)$/.exec(id)?.[1] : undefined;
}
