import { CitedText } from '#web/features/answering/index.ts';
import { useSpokenPlace } from '#web/features/listening/index.ts';
import type { SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { frameworkName } from './framework-names.ts';
import { makerOf } from './maker-of.ts';
import classes from './summaries.module.css';

/** A finished summary: how it was made, what it says, and what it rests on. */
export function SummaryText({ summary }: { summary: SummaryFieldsFragment }) {
  const { engine, model, framework, createdAt, problem, sentences, numItems } = summary;
  const isDoc = summary.objectType === 'DOC';
  const spokenPlace = useSpokenPlace(summary.id);
  return (
    <>
      <p className={classes.facts}>
        {engine === 'MODEL' && (
          <>
            <AiBadge />{' '}
          </>
        )}
        {engine === 'EMBEDDED' && `${isDoc ? 'Quotes' : 'Key quotes'}, chosen without a language model · `}
        {!isDoc && `${frameworkName(framework)} · `}
        {engine === 'PERSON' && `Edited by ${makerOf(summary)} · `}
        {engine === 'MODEL' && `${model || makerOf(summary)} · `}
        <RelativeTime at={createdAt} />
        {numItems > 0 && ` · From ${countLabel(numItems, 'source')}`}
      </p>
      {problem !== null && <Callout tone="warning">{problem}</Callout>}
      <CitedText sentences={sentences} spokenPlace={spokenPlace} />
    </>
  );
}
