import { decode, isOf, type Codec } from '#domain/codec/codec.ts';
import { boolean, finite, instant, string } from '#domain/codec/primitives.ts';
import { array } from '#domain/codec/structures.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { findEventField, type AutomationEvent, type EventField, type RuleFieldType } from './events.ts';
import { isOperatorOf, needsNoValue, takesList, type RuleOperator } from './rule-operators.ts';
import {
  childrenOf,
  isCondition,
  maxConditions,
  maxRuleDepth,
  type Condition,
  type RuleNode,
  type Rules,
} from './rules.ts';

export type ConditionInput = { readonly field: string; readonly operator: string; readonly value?: unknown };

export function buildCondition(event: AutomationEvent, input: ConditionInput): Parsed<Condition> {
  const field = findEventField(event, input.field);
  if (!field) return refused(`Failed to create condition: ${event} has no field ${input.field}`);
  if (!isOperatorOf(field.type, input.operator)) {
    return refused(`Invalid operator ${input.operator} for field type ${field.type}`);
  }
  const { operator } = input;
  if (needsNoValue(operator)) return accepted({ field: input.field, operator, value: null });
  const codec: Codec<Given> = takesList(operator) ? array(string) : valueCodecs[field.type];
  if (!isOf(codec, input.value)) return refused(`Failed to create condition: expected ${codec.name}`);
  const value = decode(codec, input.value);
  const problem = memberProblem(field, operator, value);
  return problem
    ? refused(`Failed to create condition: ${problem}`)
    : accepted({ field: input.field, operator, value });
}

/** Nothing to check would run the automation on every event, which nobody asks for by leaving the form blank. */
export function buildRules(match: 'all' | 'any', nodes: readonly RuleNode[]): Parsed<Rules> {
  if (nodes.length === 0) return refused('Cannot build rules without any conditions');
  const rules: Rules = match === 'all' ? { all: nodes } : { any: nodes };
  const problem = sizeProblem(rules);
  return problem ? refused(`Invalid rules structure: ${problem}`) : accepted(rules);
}

type Given = string | number | boolean | string[];

const valueCodecs = {
  string,
  number: finite,
  boolean,
  date: instant,
  array: string,
  enum: string,
} as const satisfies Record<RuleFieldType, Codec<string | number | boolean>>;

function memberProblem(field: EventField, operator: RuleOperator, value: Condition['value']): string | null {
  const chosen = Array.isArray(value) ? value : [value];
  if (takesList(operator) && chosen.length === 0) return 'the list is empty';
  if (!field.members) return null;
  const stranger = chosen.find((one) => !field.members?.some((member) => member === one));
  return stranger === undefined ? null : `${String(stranger)} is not one of ${field.members.join(', ')}`;
}

function sizeProblem(rules: Rules): string | null {
  if (depthOf(rules) > maxRuleDepth) return `groups are nested more than ${maxRuleDepth} deep`;
  if (countConditions(rules) > maxConditions) return `there are more than ${maxConditions} conditions`;
  return hasEmptyGroup(rules) ? 'a group is empty' : null;
}

function depthOf(node: RuleNode): number {
  return isCondition(node) ? 0 : 1 + Math.max(0, ...childrenOf(node).map(depthOf));
}

function countConditions(node: RuleNode): number {
  if (isCondition(node)) return 1;
  return childrenOf(node).reduce((sum, child) => sum + countConditions(child), 0);
}

function hasEmptyGroup(node: RuleNode): boolean {
  if (isCondition(node)) return false;
  return childrenOf(node).length === 0 || childrenOf(node).some(hasEmptyGroup);
}
