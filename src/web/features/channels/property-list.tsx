import classes from './property-list.module.css';

type PropertyListProps = { properties: readonly { readonly name: string; readonly value: string }[] };

/** What a table says of a data point besides. */
export function PropertyList({ properties }: PropertyListProps) {
  if (properties.length === 0) return null;
  return (
    <dl className={classes.list} aria-label="Properties">
      {properties.map(({ name, value }) => (
        <div key={name} className={classes.property}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
