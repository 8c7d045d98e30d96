import type { RuleOperator } from './rule-operators.ts';

export type ConditionValue = string | number | boolean | readonly string[] | null;
export type Condition = {
  readonly field: string;
  readonly operator: RuleOperator;
  readonly value: ConditionValue;
};

export type Rules = { readonly all: readonly RuleNode[] } | { readonly any: readonly RuleNode[] };
export type RuleNode = Rules | Condition;

export const maxRuleDepth = 5;
export const maxConditions = 100;

export function isCondition(node: RuleNode): node is Condition {
  return 'field' in node;
}

export function childrenOf(rules: Rules): readonly RuleNode[] {
  return 'all' in rules ? rules.all : rules.any;
}
