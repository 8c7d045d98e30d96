import type { Cache } from '@urql/exchange-graphcache';
import { invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

/** By the query that shows one of them. */
const holders = { note: 'Note', insight: 'Insight', person: 'Person', project: 'Project' } as const;

type Value = {
  __typename: 'FieldValue';
  id: string;
  objectId: string;
  fieldId: string;
  value: string | null;
};

/** What can be filled, and what is: in every place that shows it. */
function readFieldsAgain(cache: Cache): void {
  invalidateField(cache, 'fields');
  forgetOnHolders(cache, 'fields');
  forgetOnHolders(cache, 'fieldValues');
}

function forgetOnHolders(cache: Cache, field: string): void {
  for (const shown of cache.inspectFields('Query')) {
    const __typename = Object.entries(holders).find(([name]) => name === shown.fieldName)?.[1];
    const id = shown.arguments?.['id'];
    if (__typename && typeof id === 'string') cache.invalidate({ __typename, id }, field);
  }
}

/** Runs for the optimistic answer too: a field that was empty has no value yet that could change. */
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

const readAgain = (_result: unknown, _args: unknown, cache: Cache) => readFieldsAgain(cache);

export const fieldsCache: CacheRules = {
  keys: { FieldChange: () => null, FieldCell: () => null },
  updates: {
    createField: readAgain,
    moveField: readAgain,
    trashField: readAgain,
    restoreField: readAgain,
    trashFieldOption: readAgain,
    restoreFieldOption: readAgain,
    setFieldVisible: readAgain,
    createQuestion: (_result, _args, cache) => readQuestionsAgain(cache),
    moveQuestion: (_result, _args, cache) => readQuestionsAgain(cache),
    trashQuestion: (_result, _args, cache) => readQuestionsAgain(cache),
    restoreQuestion: (_result, _args, cache) => readQuestionsAgain(cache),
    updateQuestion: (_result, _args, cache) => forgetOnHolders(cache, 'responses'),
    changeFieldValues: (result, _args, cache) => {
      const { values } = result['changeFieldValues'] as { values: Value[] };
      placeValues(cache, values);
    },
  },
  optimistic: {
    changeFieldValues: (args) => ({
      __typename: 'FieldChange',
      previous: [],
      values: (args['cells'] as Omit<Value, 'id' | '__typename'>[]).map((cell) => ({
        __typename: 'FieldValue',
        id: `${cell.objectId}.${cell.fieldId}`,
        objectId: cell.objectId,
        fieldId: cell.fieldId,
        value: cell.value,
        people: [],
      })),
    }),
  },
  heard: {
    field: (cache) => readFieldsAgain(cache),
    fieldvalue: (cache, id) => {
      if (id === null) return forgetOnHolders(cache, 'fieldValues');
      for (const __typename of Object.values(holders)) cache.invalidate({ __typename, id }, 'fieldValues');
    },
    question: (cache) => readQuestionsAgain(cache),
    response: (cache, id) => {
      if (id !== null) cache.invalidate({ __typename: 'Note', id }, 'responses');
    },
  },
};

function readQuestionsAgain(cache: Cache): void {
  invalidateField(cache, 'questions');
  forgetOnHolders(cache, 'questions');
  forgetOnHolders(cache, 'responses');
}
