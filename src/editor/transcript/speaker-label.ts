/** What a speaker is called everywhere: by name, or else by the number that the transcript gave them. */
export function speakerLabel(name: unknown, id: unknown): string {
  if (typeof name === 'string' && name.trim() !== '') return name;
  const number = typeof id === 'string' ? /^speaker-(\d+)$/.exec(id)?.[1] : undefined;
  return number === undefined ? 'Unnamed speaker' : `Speaker ${number}`;
}
