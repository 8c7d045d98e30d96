/** A text in which the words that somebody quoted stand out. */
export function MarkedWords({ text, words }: { text: string; words: string | undefined }) {
  const at = words === undefined || words === '' ? -1 : text.indexOf(words);
  if (words === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{words}</mark>
      {text.slice(at + words.length)}
    </>
  );
}
