import { titleOf } from '#domain/text/display-names.ts';
import type { DataPointQuery } from '#web/lib/graphql.gen.ts';
import classes from './data-point-dialog.module.css';

type Point = NonNullable<DataPointQuery['dataPoint']>;

/** Why a data point is in its theme or in none: how near it is, and what in the theme says nearly the same. */
export function PlacementReason({ point }: { point: Point }) {
  const reason = reasonOf(point);
  if (reason === null && point.nearest.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{point.theme ? 'Why it is in this theme' : 'Why it is in no theme'}</h3>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
      {point.nearest.length > 0 && (
        <ul className={classes.nearest} aria-label="Nearest in this theme">
          {point.nearest.map(({ likeness, dataPoint }) => (
            <li key={dataPoint.id}>
              <q>{dataPoint.text}</q> <span>{percentOf(likeness)} similar</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function reasonOf({ excluded, theme, placedByPerson, likeness, nearestTheme }: Point): string | null {
  if (excluded) return null;
  if (placedByPerson) return theme ? 'Someone placed it here.' : 'Someone took it out of every theme.';
  if (likeness == null) return null;
  if (theme) return `It is ${percentOf(likeness)} similar to what the theme says as a whole.`;
  const named = nearestTheme ? `, “${titleOf('theme', nearestTheme.title)}”,` : '';
  return `The nearest theme${named} is ${percentOf(likeness)} similar.`;
}

function percentOf(likeness: number): string {
  return `${Math.round(Math.max(0, likeness) * 100)}%`;
}
