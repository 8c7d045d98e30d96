import type { ReactNode } from 'react';
import type { FieldType } from '#domain/fields/field-types.ts';
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
      {shown[field.type](value, field, people)}
    </span>
  );
}

type Shown = (value: string, field: FieldLook, people: readonly PersonLook[]) => ReactNode;

const asIs: Shown = (value) => value;
const shown: Readonly<Record<FieldType, Shown>> = {
  BOOLEAN: (value) => (value === 'true' ? 'Yes' : 'No'),
  DATETIME: shownDate,
  EMAIL: asIs,
  NPS: (value) => `${value} · ${npsClass(Number(value))}`,
  NUMBER: (value, { numberFormat, currencySymbol }) =>
    displayNumber(
      { format: numberFormat ?? 'number', ...(currencySymbol !== null && { currencySymbol }) },
      value,
    ),
  PERSON: (_value, _field, people) => people.map(nameOf).join(', '),
  PHONE: asIs,
  SELECT: (value, { options }) =>
    decodeIds(value).flatMap((id) => {
      const option = options.find((one) => one.id === id);
      return option ? [<OptionLabel key={id} option={option} />] : [];
    }),
  TEXT: asIs,
  URL: (value) => value.replace(/^https?:\/\//, '').replace(/\/$/, ''),
};

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
