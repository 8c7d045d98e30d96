import { evaluatePredicate, type PropertyValue } from '#domain/filters/evaluate-predicate.ts';
import { all, any, not, type Predicate } from '#domain/filters/predicate.ts';
import { findEventField, type AutomationEvent, type EventPayload } from './events.ts';
import type { RuleOperator } from './rule-operators.ts';
import { isCondition, type Condition, type RuleNode, type Rules } from './rules.ts';

/** Whether an event runs the automation. */
export function evaluateRules(event: AutomationEvent, rules: Rules, payload: EventPayload): boolean {
  return evaluatePredicate(compileRules(rules), {
    property: (name) => propertyOf(event, payload, name),
    fieldValues: () => [],
  });
}

/** The same tree that searches use, so that both mean the same by "contains". */
export function compileRules(node: RuleNode): Predicate<string> {
  if (isCondition(node)) return compileCondition(node);
  return 'all' in node ? all(node.all.map(compileRules)) : any(node.any.map(compileRules));
}

const compilers: Record<RuleOperator, (condition: Condition) => Predicate<string>> = {
  equals: ({ field, value }) => ({ property: field, op: 'equalTo', value: scalar(value) }),
  not_equals: (condition) => not(compilers.equals(condition)),
  contains: ({ field, value }) => ({ property: field, op: 'contains', value: String(value), phrase: false }),
  not_contains: (condition) => not(compilers.contains(condition)),
  greater_than: ({ field, value }) => ({ property: field, op: 'greaterThan', value: Number(value) }),
  greater_than_or_equal: (condition) => any([compilers.greater_than(condition), compilers.equals(condition)]),
  less_than: ({ field, value }) => ({ property: field, op: 'lessThan', value: Number(value) }),
  less_than_or_equal: (condition) => any([compilers.less_than(condition), compilers.equals(condition)]),
  after: ({ field, value }) => ({ property: field, op: 'greaterThan', value: new Date(String(value)) }),
  before: ({ field, value }) => ({ property: field, op: 'lessThan', value: new Date(String(value)) }),
  includes: ({ field, value }) => ({ property: field, op: 'overlaps', values: [String(value)] }),
  not_includes: (condition) => not(compilers.includes(condition)),
  in: ({ field, value }) => ({ property: field, op: 'in', values: list(value) }),
  not_in: (condition) => not(compilers.in(condition)),
  is_empty: ({ field }) => ({ property: field, op: 'empty' }),
  is_not_empty: (condition) => not(compilers.is_empty(condition)),
};

function compileCondition(condition: Condition): Predicate<string> {
  return compilers[condition.operator](condition);
}

function scalar(value: Condition['value']): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

function list(value: Condition['value']): readonly string[] {
  return Array.isArray(value) ? value : [String(value)];
}

function propertyOf(event: AutomationEvent, payload: EventPayload, name: string): PropertyValue {
  const value = Object.hasOwn(payload, name) ? payload[name] : null;
  if (typeof value === 'string') {
    return findEventField(event, name)?.type === 'date' ? new Date(value) : value;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
}
