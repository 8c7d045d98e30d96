/** `Anna Lee: Hello` and `[Anna]: Hello` name who speaks; a sentence with a colon in it does not. */
export function splitSpeaker(line: string): { speaker: string; text: string } {
  const found =
    /^\s*(?:-\s*)?(?:\[(?<bracketed>[^\]]{1,60})\]|(?<plain>[\p{L}\p{N}][^:：.!?,]{0,58}))\s*[:：]\s*(?<text>\S.*)?$/su.exec(
      line,
    )?.groups;
  const name = (found?.['bracketed'] ?? found?.['plain'] ?? '').trim();
  const isName =
    name !== '' && name.split(/\s+/).length <= 5 && !/^\d+$/.test(name) && !/\bhttps?$/i.test(name);
  return isName
    ? { speaker: name, text: (found?.['text'] ?? '').trim() }
    : { speaker: '', text: line.trim() };
}
