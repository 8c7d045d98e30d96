import { randomUUID } from 'node:crypto';
import type { RefiValue, RefiVariable } from '#domain/refi/refi-source.ts';
import { words, type ForeignDatabase } from '../foreign-database.ts';

const mostRows = 200_000;

export type Attributes = {
  readonly variables: readonly RefiVariable[];
  readonly of: (owner: 'case' | 'file', id: number) => RefiValue[];
};

/** A file and a case may have attributes of one name: each is a variable of its own. */
export function readAttributes(database: ForeignDatabase): Attributes {
  const variables = new Map<string, RefiVariable>();
  for (const row of database.table('attribute_type', mostRows)) {
    const name = words(row, 'name');
    variables.set(`${words(row, 'caseOrFile')} ${name}`, {
      guid: randomUUID(),
      name,
      type: words(row, 'valuetype') === 'numeric' ? 'Float' : 'Text',
      description: words(row, 'memo'),
    });
  }
  const values = Map.groupBy(
    database.table('attribute', mostRows),
    (row) => `${words(row, 'attr_type')} ${String(row['id'])}`,
  );
  return {
    variables: [...variables.values()],
    of: (owner, id) =>
      (values.get(`${owner} ${id}`) ?? []).flatMap((row) => {
        const variable = variables.get(`${owner} ${words(row, 'name')}`);
        const value = words(row, 'value').trim();
        return variable && value !== '' ? [{ variable: variable.guid, type: variable.type, value }] : [];
      }),
  };
}
