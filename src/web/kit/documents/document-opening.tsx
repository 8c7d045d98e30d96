/** The first words, in the place and the type of the text that takes over from them. */
export function DocumentOpening({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="document-opening" aria-busy="true">
      {lines.map((line, at) => (
        // They never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}
