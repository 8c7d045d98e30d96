import { CitationChip } from './citation-chip.tsx';
import type { ShownSentence } from './cited-part.ts';
import { ParagraphText } from './paragraph-text.tsx';
import { QuoteList } from './quote-list.tsx';
import { spokenClass, type SpokenAmong } from './spoken-class.ts';
import classes from './cited.module.css';

type CitedTextProps = {
  sentences: readonly ShownSentence[];
  /** Of the one that is read aloud now. */
  spokenPlace?: number | null;
};

/** Checked sentences under their headings. A section in which nothing was found says so. */
export function CitedText({ sentences, spokenPlace = null }: CitedTextProps) {
  const spoken = spokenPlace === null ? undefined : sentences[spokenPlace];
  return sectionsOf(sentences).map(({ heading, body }, at) => (
    // Sections only grow at the end, and two may have the same title.
    // oxlint-disable-next-line react/no-array-index-key
    <section key={at} className={classes.section}>
      {heading && (
        <h4 className={classes.heading}>
          <span className={spokenClass(heading, spoken)}>{heading.text}</span>
          {heading.citations.map((citation) => (
            <CitationChip key={citation.citationReferenceId} citation={citation} />
          ))}
        </h4>
      )}
      {body.length > 0 ? (
        <Sentences sentences={body} spoken={spoken} />
      ) : (
        <p className={classes.label}>Nothing said about this</p>
      )}
    </section>
  ));
}

/** Quotes come one in each sentence, word for word; everything else was written by a model or a person. */
function Sentences({ sentences, spoken }: SpokenAmong) {
  const isQuotes = sentences.every(
    ({ text, support, citations }) => support === 'WITHHELD' || citations[0]?.quote === text,
  );
  const Text = isQuotes ? QuoteList : ParagraphText;
  return <Text sentences={sentences} spoken={spoken} />;
}

type Section = { readonly heading: ShownSentence | null; readonly body: ShownSentence[] };

function sectionsOf(sentences: readonly ShownSentence[]): Section[] {
  const sections: Section[] = [];
  for (const sentence of sentences) {
    if (sentence.opens === 'HEADING') {
      if (sentence.support !== 'WITHHELD') sections.push({ heading: sentence, body: [] });
      continue;
    }
    const last = sections.at(-1);
    if (last) last.body.push(sentence);
    else sections.push({ heading: null, body: [sentence] });
  }
  return sections;
}
