import type { ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
import { sourceOf, timesOf } from './part-names.ts';
import classes from './parts.module.css';

/** Where a clip comes from, and which part of it it is. */
export function PartFacts({ part }: { part: ReelPartFieldsFragment }) {
  const source = sourceOf(part);
  return (
    <span className={classes.facts}>
      <a href={source.href} data-peek="true" className={classes.source}>
        {source.title}
      </a>
      <span>{part.state === 'PREPARING' ? 'Preparing' : timesOf(part)}</span>
    </span>
  );
}
