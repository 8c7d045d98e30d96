import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

type Fact = { readonly name: string; readonly value: ReactNode };

/** Names and values beside each other; on a phone below each other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
