import { CitationChip } from './citation-chip.tsx';
import { quoteGroups } from './quote-groups.ts';
import { spokenClass, type SpokenAmong } from './spoken-class.ts';
import classes from './cited.module.css';

/** What people said themselves, those of one person together, and what insights say. */
export function QuoteList({ sentences, spoken }: SpokenAmong) {
  const { groups, isNamed } = quoteGroups(sentences);
  const withheld = sentences.filter(({ support }) => support === 'WITHHELD').length;
  return (
    <div className={classes.quotes}>
      {groups.map(({ heading, isFinding, isAddress, quotes }) => (
        <section key={quotes[0]?.text}>
          {isNamed && !isAddress && <h4 className={classes.speaker}>{heading}</h4>}
          <ul>
            {quotes.map((quote) => (
              <li key={quote.text}>
                {isFinding ? (
                  <span className={spokenClass(quote, spoken)}>{quote.text}</span>
                ) : (
                  <q className={spokenClass(quote, spoken)}>{quote.text}</q>
                )}{' '}
                {quote.citations.map((citation) => (
                  <CitationChip
                    key={citation.citationReferenceId}
                    citation={{ ...citation, speaker: null }}
                  />
                ))}
                {isAddress && <span className={classes.byLine}>— {heading}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {withheld > 0 && <p className={classes.withheld}>Quotes you can’t see are left out.</p>}
    </div>
  );
}
