import type { ShownSentence } from './cited-part.ts';
import { CitationChip } from './citation-chip.tsx';
import { spokenClass, type SpokenAmong } from './spoken-class.ts';
import classes from './cited.module.css';

/** What people said themselves, those of one person together. */
export function QuoteList({ sentences, spoken }: SpokenAmong) {
  const groups = groupsOf(sentences);
  // Without a heading of their own, they would stand under the name before them.
  const isNamed = groups.some(({ speaker }) => speaker !== null);
  const withheld = sentences.filter(({ support }) => support === 'WITHHELD').length;
  return (
    <div className={classes.quotes}>
      {groups.map(({ speaker, quotes }) => (
        <section key={quotes[0]?.text}>
          {isNamed && <h4 className={classes.speaker}>{speaker ?? 'No single participant'}</h4>}
          <ul>
            {quotes.map((quote) => (
              <li key={quote.text}>
                <q className={spokenClass(quote, spoken)}>{quote.text}</q>{' '}
                {quote.citations.map((citation) => (
                  <CitationChip
                    key={citation.citationReferenceId}
                    citation={{ ...citation, speaker: null }}
                  />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {withheld > 0 && <p className={classes.withheld}>Quotes you can’t see are left out.</p>}
    </div>
  );
}

type Group = { readonly speaker: string | null; readonly quotes: ShownSentence[] };

function groupsOf(sentences: readonly ShownSentence[]): Group[] {
  const groups: Group[] = [];
  for (const sentence of sentences) {
    if (sentence.support === 'WITHHELD') continue;
    const speaker = sentence.citations[0]?.speaker ?? null;
    const last = groups.at(-1);
    if (last?.speaker === speaker) last.quotes.push(sentence);
    else groups.push({ speaker, quotes: [sentence] });
  }
  // What nobody in particular said stands after the people.
  return groups.toSorted((a, b) => Number(a.speaker === null) - Number(b.speaker === null));
}
