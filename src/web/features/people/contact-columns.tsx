import type { ReactNode } from 'react';
import { FieldValue, type FieldLook } from '#web/features/fields/index.ts';
import type { ContactsQuery, PersonCardFragment } from '#web/lib/graphql.gen.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './contact-table.module.css';

type Values = ContactsQuery['contacts']['items'][number]['fieldValues'];

/** A contact in the table; those in the trash come without their fields. */
export type ContactLook = PersonCardFragment & { readonly fieldValues?: Values };

export type ContactColumn = {
  readonly key: string;
  readonly label: string;
  /** False for what has no order. */
  readonly isSortable: boolean;
  readonly className: string | undefined;
  readonly render: (person: ContactLook) => ReactNode;
};

/** All columns beside the name, which is always there. */
export function contactColumns(fields: readonly FieldLook[]): ContactColumn[] {
  return [
    {
      key: 'email',
      label: 'E-mail',
      isSortable: true,
      className: classes.email,
      render: ({ email }) => email,
    },
    ...fields.map(fieldColumn),
    {
      key: 'notes',
      label: 'Notes',
      isSortable: false,
      className: classes.notes,
      render: ({ noteCount }) => (noteCount === 0 ? '' : noteCount),
    },
    {
      key: 'createdAt',
      label: 'Created',
      isSortable: true,
      className: classes.updated,
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      key: 'updatedAt',
      label: 'Updated',
      isSortable: true,
      className: classes.updated,
      render: ({ trashedAt, updatedAt }) => <RelativeTime at={trashedAt ?? updatedAt} />,
    },
  ];
}

/** What is shown until somebody chooses. */
export const usuallyHidden: readonly string[] = ['createdAt'];

function fieldColumn(field: FieldLook): ContactColumn {
  return {
    key: `personField.${field.id}`,
    label: field.label,
    isSortable: true,
    className: classes.field,
    render({ fieldValues = [] }) {
      const held = fieldValues.find(({ fieldId }) => fieldId === field.id);
      return held?.value == null ? null : (
        <FieldValue field={field} value={held.value} people={held.people} isCompact />
      );
    },
  };
}
