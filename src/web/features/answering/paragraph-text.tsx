import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { ShownSentence } from './cited-part.ts';
import { CitationChip } from './citation-chip.tsx';
import { spokenClass, type SpokenAmong } from './spoken-class.ts';
import classes from './cited.module.css';

/** What a model wrote, as paragraphs and lists of checked sentences. */
export function ParagraphText({ sentences, spoken }: SpokenAmong) {
  const toSentence = (one: Keyed): ReactNode => (
    <Sentence key={one.key} sentence={one.sentence} spoken={spoken} />
  );
  return (
    <div className={classes.text}>
      {blocksOf(sentences).map(({ isList, parts }) =>
        isList ? (
          <ul key={parts[0]?.[0]?.key}>
            {parts.map((part) => (
              <li key={part[0]?.key}>{part.map(toSentence)}</li>
            ))}
          </ul>
        ) : (
          <p key={parts[0]?.[0]?.key}>{parts.flat().map(toSentence)}</p>
        ),
      )}
    </div>
  );
}

type Keyed = { readonly key: number; readonly sentence: ShownSentence };
type Block = { readonly isList: boolean; readonly parts: Keyed[][] };

function blocksOf(sentences: readonly ShownSentence[]): Block[] {
  const blocks: Block[] = [];
  for (const [key, sentence] of sentences.entries()) {
    const last = blocks.at(-1);
    const isItem = sentence.opens === 'ITEM';
    if (!last || sentence.opens === 'PARAGRAPH' || (isItem && !last.isList))
      blocks.push({ isList: isItem, parts: [[{ key, sentence }]] });
    else if (isItem) last.parts.push([{ key, sentence }]);
    else last.parts.at(-1)?.push({ key, sentence });
  }
  return blocks;
}

type SentenceProps = { readonly sentence: ShownSentence; readonly spoken: ShownSentence | undefined };

function Sentence({ sentence, spoken }: SentenceProps): ReactNode {
  const { text, support, citations } = sentence;
  if (support === 'WITHHELD')
    return <span className={classes.withheld}>This part rests on something you can’t see. </span>;
  const doubted = support === 'UNSUPPORTED' && classes.unsupported;
  return (
    <>
      <span className={joinClasses(doubted, spokenClass(sentence, spoken))}>{text}</span>
      {support === 'UNSUPPORTED' && <span className={classes.doubt}>No evidence found</span>}
      {support === 'UNCHECKED' && <span className={classes.doubt}>Meaning not checked</span>}
      {citations.map((citation) => (
        <CitationChip key={citation.citationReferenceId} citation={citation} />
      ))}{' '}
    </>
  );
}
