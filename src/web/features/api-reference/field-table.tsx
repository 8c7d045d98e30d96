import type { ApiFieldFieldsFragment } from '#web/lib/graphql.gen.ts';
import { TypeButton } from './type-button.tsx';
import classes from './api-reference.module.css';

export type FieldTableProps = {
  label: string;
  /** What one of them is. */
  heading: string;
  fields: readonly ApiFieldFieldsFragment[];
  onOpen: (typeName: string) => void;
};

export function FieldTable({ label, heading, fields, onOpen }: FieldTableProps) {
  return (
    <table className={classes.fields} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Type</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, typeName, description, defaultValue }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <TypeButton name={typeName} onOpen={onOpen}>
                {type}
              </TypeButton>
            </td>
            <td>
              {description}
              {defaultValue !== null && <span className={classes.text}> Default: {defaultValue}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
