import { useEffect } from 'react';
import { useQuery } from 'urql';
import { countLabel } from '#web/ui/count-label.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { OwnWorkDocument } from './upkeep.gen.ts';
import { WorkRow } from './work-row.tsx';
import classes from './work-list.module.css';

const mostShown = 5;
const everyMs = 4000;

/** Only there while something runs that this member asked for. */
export function OwnWork() {
  const [{ data }, reread] = useQuery({
    query: OwnWorkDocument,
    variables: { first: mostShown },
    requestPolicy: 'cache-and-network',
  });
  const { items = [], totalCount = 0 } = data?.ownWork ?? {};
  const isUnderWay = totalCount > 0;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const look = () => {
      if (document.visibilityState !== 'hidden') reread({ requestPolicy: 'network-only' });
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, reread]);
  if (!isUnderWay) return null;
  return (
    <Section title="In progress">
      <ul className={classes.list} aria-label="Your work in progress">
        {items.map((work) => (
          <WorkRow key={work.id} work={work} isOwn />
        ))}
      </ul>
      {totalCount > items.length && (
        <p className={classes.facts}>and {countLabel(totalCount - items.length, 'more task')}</p>
      )}
    </Section>
  );
}
