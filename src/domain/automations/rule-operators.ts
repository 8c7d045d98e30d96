import type { RuleFieldType } from './events.ts';

export const ruleOperators = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'greater_than',
  'greater_than_or_equal',
  'less_than',
  'less_than_or_equal',
  'after',
  'before',
  'includes',
  'not_includes',
  'in',
  'not_in',
  'is_empty',
  'is_not_empty',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

export const operatorsByFieldType = {
  string: ['equals', 'not_equals', 'contains', 'not_contains', 'in', 'not_in', 'is_empty', 'is_not_empty'],
  number: [
    'equals',
    'not_equals',
    'greater_than',
    'greater_than_or_equal',
    'less_than',
    'less_than_or_equal',
  ],
  boolean: ['equals', 'not_equals'],
  date: ['after', 'before'],
  array: ['includes', 'not_includes', 'is_empty', 'is_not_empty'],
  enum: ['equals', 'not_equals', 'in', 'not_in'],
} as const satisfies Record<RuleFieldType, readonly RuleOperator[]>;

export function isOperatorOf(type: RuleFieldType, operator: string): operator is RuleOperator {
  const valid: readonly string[] = operatorsByFieldType[type];
  return valid.includes(operator);
}

export function needsNoValue(operator: RuleOperator): boolean {
  return operator === 'is_empty' || operator === 'is_not_empty';
}

export function takesList(operator: RuleOperator): boolean {
  return operator === 'in' || operator === 'not_in';
}
