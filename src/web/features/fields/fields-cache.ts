import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { forgetField, readAgain } from '#web/lib/cache/change-cache.ts';

/** By the query that shows one of them. */
const holders = { note: 'Note', insight: 'Insight', person: 'Person', project: 'Project' } as const;

type Value = { __typename: 'FieldValue'; id: string; objectId: string; value: string | null };

export const fieldsCache: CacheRules = {
  after: {
    createField: readFieldsAgain,
    moveField: readFieldsAgain,
    trashField: readFieldsAgain,
    restoreField: readFieldsAgain,
    restoreFromTrash: readFieldsAgain,
    trashFieldOption: readFieldsAgain,
    restoreFieldOption: readFieldsAgain,
    setFieldVisible: readFieldsAgain,
    changeFieldValues: (cache, _args, result) => {
      const { values } = result['changeFieldValues'] as { values: Value[] };
      placeValues(cache, values);
    },
  },
  guess: {
    changeFieldValues: ({ cells }) => ({
      __typename: 'FieldChange',
      previous: [],
      values: cells.map(({ objectId, fieldId, value = null }) => ({
        __typename: 'FieldValue',
        id: `${objectId}.${fieldId}`,
        objectId,
        fieldId,
        value,
        people: [],
      })),
    }),
  },
  heard: {
    field: readFieldsAgain,
    fieldvalue: (cache, id) => {
      if (id === null) return forgetOnHolders(cache, 'fieldValues');
      for (const type of Object.values(holders)) forgetField(cache, { type, id }, 'fieldValues');
    },
  },
};

/** What can be filled, and what is: in every place that shows it. */
function readFieldsAgain(cache: Cache): void {
  readAgain(cache, ['fields']);
  forgetOnHolders(cache, 'fields');
  forgetOnHolders(cache, 'fieldValues');
}

function forgetOnHolders(cache: Cache, field: 'fields' | 'fieldValues'): void {
  for (const shown of cache.inspectFields('Query')) {
    const type = Object.entries(holders).find(([name]) => name === shown.fieldName)?.[1];
    const id = shown.arguments?.['id'];
    if (type && typeof id === 'string') forgetField(cache, { type, id }, field);
  }
}

/** Runs for the guessed answer too: a field that was empty has no value yet that could change. */
function placeValues(cache: Cache, values: readonly Value[]): void {
  for (const value of values) {
    const key = cache.keyOfEntity(value);
    for (const __typename of Object.values(holders)) {
      const holder = { __typename, id: value.objectId };
      const known = cache.resolve(holder, 'fieldValues');
      if (!Array.isArray(known) || key === null) continue;
      const others = known.filter((one) => one !== key) as string[];
      cache.link(holder, 'fieldValues', value.value === null ? others : [...others, key]);
    }
  }
}
