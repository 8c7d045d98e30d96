export const operators = [
  'contains',
  'does not contain',
  'is one of',
  'is not one of',
  'is all of',
  'is not all of',
  'is',
  'is not',
  'greater than',
  'less than',
  'after',
  'before',
  'is empty',
  'is not empty',
] as const;
export type Operator = (typeof operators)[number];

/** These need no value. */
export function isEmptinessOperator(operator: Operator): operator is 'is empty' | 'is not empty' {
  return operator === 'is empty' || operator === 'is not empty';
}

/** The first of each list is what a new row starts with. */
export const operatorSets = {
  text: ['contains', 'does not contain', 'is', 'is not', 'is empty', 'is not empty'],
  number: ['is', 'is not', 'greater than', 'less than', 'is empty', 'is not empty'],
  count: ['is', 'is not', 'greater than', 'less than'],
  boolean: ['is', 'is not', 'is empty', 'is not empty'],
  fact: ['is', 'is not'],
  date: ['after', 'before', 'is empty', 'is not empty'],
  instant: ['after', 'before'],
  one: ['is one of', 'is not one of', 'is empty', 'is not empty'],
  standing: ['is one of', 'is not one of'],
  many: ['is one of', 'is not one of', 'is all of', 'is not all of', 'is empty', 'is not empty'],
} as const satisfies Record<string, readonly Operator[]>;
export type OperatorSet = keyof typeof operatorSets;
