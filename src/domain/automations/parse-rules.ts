import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { buildCondition, buildRules } from './build-rules.ts';
import type { AutomationEvent } from './events.ts';
import { maxRuleDepth, type RuleNode, type Rules } from './rules.ts';

/** Reads stored or sent JSON, and checks it by building it again. */
export function parseRules(event: AutomationEvent, value: unknown): Parsed<Rules> {
  return parseGroup(event, value, 1);
}

function parseGroup(event: AutomationEvent, value: unknown, depth: number): Parsed<Rules> {
  if (depth > maxRuleDepth) {
    return refused(`Invalid rules structure: groups are nested more than ${maxRuleDepth} deep`);
  }
  const group = readGroup(value);
  if (!group) return refused('Invalid rules structure: expected all or any with a list');
  const nodes: RuleNode[] = [];
  for (const child of group.nodes) {
    const node = parseNode(event, child, depth);
    if (!node.ok) return node;
    nodes.push(node.value);
  }
  return buildRules(group.match, nodes);
}

function parseNode(event: AutomationEvent, value: unknown, depth: number): Parsed<RuleNode> {
  if (!isRecord(value)) return refused('Invalid rules structure: expected a condition or a group');
  if (!('field' in value)) return parseGroup(event, value, depth + 1);
  const { field, operator } = value;
  if (typeof field !== 'string' || typeof operator !== 'string') {
    return refused('Invalid rules structure: a condition needs a field and an operator');
  }
  const condition = buildCondition(event, { field, operator, value: value['value'] });
  return condition.ok ? accepted(condition.value) : condition;
}

function readGroup(value: unknown): { match: 'all' | 'any'; nodes: readonly unknown[] } | null {
  if (!isRecord(value) || ('all' in value && 'any' in value)) return null;
  const match = 'all' in value ? 'all' : 'any';
  const nodes: unknown = value[match];
  return Array.isArray(nodes) ? { match, nodes } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
