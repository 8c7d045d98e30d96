import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { ObjectCardType } from '#web/lib/graphql.gen.ts';
import { RecentDocument } from './stars.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { titleOf } from '#domain/text/display-names.ts';
import { ObjectIcon, objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import classes from './recently-visited.module.css';

const peeked: ReadonlySet<ObjectCardType> = new Set(['NOTE', 'INSIGHT', 'CONTACT']);

/** The last few things, to go on where one left off. Nothing visited: nothing shown. */
export function RecentlyVisited() {
  const [{ data }] = useQuery({
    query: RecentDocument,
    variables: { type: null, first: itemLimits.recentItems, after: null },
  });
  const items = data?.recent.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section
      title="Recently visited"
      aside={
        <Link to="recent" className={buttonClass('quiet')}>
          All recent
        </Link>
      }
    >
      <ul className={classes.cards}>
        {items.map((card) => (
          <li key={card.id}>
            <a
              href={objectUrl(card)}
              className={classes.card}
              data-peek={peeked.has(card.type) ? 'true' : undefined}
              data-row-link
            >
              <ObjectIcon object={card} />
              <span className={classes.title}>{objectTitle(card)}</span>
              {card.participants.length > 0 && (
                <span className={classes.participants}>{card.participants.join(', ')}</span>
              )}
              <span className={classes.facts}>
                {card.project && (
                  <span className={classes.project}>{titleOf('project', card.project.title)}</span>
                )}
                <RelativeTime at={card.at} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
