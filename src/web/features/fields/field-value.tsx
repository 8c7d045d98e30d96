import type { ReactNode } from 'react';
import { decodeIds } from '#domain/fields/id-list.ts';
import { npsClass } from '#domain/fields/nps.ts';
import { displayNumber } from '#domain/fields/number-field.ts';
import { personNameOf } from '#domain/text/display-names.ts';
import type { FieldLook, PersonLook } from './field-definition.ts';
import { OptionLabel } from './option-label.tsx';
import classes from './field-value.module.css';

export type FieldValueProps = {
  field: FieldLook;
  /** As the server spells it. */
  value: string;
  people?: readonly PersonLook[];
  /** In rows of one line: options stay beside each other, text is cut. */
  isCompact?: boolean;
};

export const nobody: readonly PersonLook[] = [];

/** A filled field, to read. */
export function FieldValue({ field, value, people = nobody, isCompact = false }: FieldValueProps) {
  return (
    <span className={classes.value} data-compact={isCompact || undefined} data-type={field.type}>
      {shownValue(field, value, people)}
    </span>
  );
}

function shownValue(field: FieldLook, value: string, people: readonly PersonLook[]): ReactNode {
  switch (field.type) {
    case 'BOOLEAN':
      return value === 'true' ? 'Yes' : 'No';
    case 'DATETIME':
      return shownDate(value);
    case 'NPS':
      return `${value} · ${npsClass(Number(value))}`;
    case 'NUMBER':
      return displayNumber(
        {
          format: field.numberFormat ?? 'number',
          ...(field.currencySymbol !== null && { currencySymbol: field.currencySymbol }),
        },
        value,
      );
    case 'SELECT':
      return decodeIds(value).flatMap((id) => {
        const option = field.options.find((one) => one.id === id);
        return option ? [<OptionLabel key={id} option={option} />] : [];
      });
    case 'PERSON':
      return people.map(nameOf).join(', ');
    case 'URL':
      return value.replace(/^https?:\/\//, '').replace(/\/$/, '');
    case 'EMAIL':
    case 'PHONE':
    case 'TEXT':
      return value;
  }
}

export function nameOf(person: PersonLook): string {
  return personNameOf({ name: person.name, hidden: person.isHidden });
}

/** A day is the same day everywhere; an instant is shown in the reader's own time. */
function shownDate(value: string): string {
  const isDay = value.length === 10;
  return new Date(value).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(isDay ? { timeZone: 'UTC' } : { hour: '2-digit', minute: '2-digit' }),
  });
}
