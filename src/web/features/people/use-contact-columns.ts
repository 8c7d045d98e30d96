import { useMemo } from 'react';
import { useQuery } from 'urql';
import { string } from '#domain/codec/primitives.ts';
import { array } from '#domain/codec/structures.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import { FieldsDocument } from '#web/features/fields/fields.gen.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { contactColumns, usuallyHidden, type ContactColumn } from './contact-columns.tsx';

export type ContactColumns = {
  readonly fields: readonly FieldLook[];
  readonly all: readonly ContactColumn[];
  readonly shown: readonly ContactColumn[];
  readonly setShown: (key: string, isShown: boolean) => void;
};

/** The columns of the contacts, and which of them this device shows. Stored are those that are off: new fields show. */
export function useContactColumns(): ContactColumns {
  const [{ data }] = useQuery({ query: FieldsDocument, variables: { owner: 'PERSON', projectId: null } });
  const [hidden, setHidden] = useLocalValue('contact-columns-off', array(string), [...usuallyHidden]);
  const fields = useMemo(() => (data?.fields ?? []).map(({ field }) => field), [data]);
  const all = useMemo(() => contactColumns(fields), [fields]);
  return {
    fields,
    all,
    shown: all.filter(({ key }) => !hidden.includes(key)),
    setShown: (key, isShown) => setHidden(isShown ? hidden.filter((one) => one !== key) : [...hidden, key]),
  };
}
