import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept } from '#domain/parsed/parsed.ts';
import { buildCondition, buildRules } from './build-rules.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { eventFields } from './events.ts';
import { parseRules } from './parse-rules.ts';
import { operatorsByFieldType, ruleOperators } from './rule-operators.ts';
import { maxConditions, type Condition, type RuleNode } from './rules.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';
const active: Condition = { field: 'status', operator: 'equals', value: 'active' };

describe('builder', () => {
  test.each([
    [{ field: 'status', operator: 'contains', value: 'a' }, 'Invalid operator contains for field type enum'],
    [
      { field: 'name', operator: 'greater_than', value: 1 },
      'Invalid operator greater_than for field type string',
    ],
    [
      { field: 'size', operator: 'equals', value: 1 },
      'Failed to create condition: project:created has no field size',
    ],
    [
      { field: 'toString', operator: 'equals' },
      'Failed to create condition: project:created has no field toString',
    ],
    [{ field: 'name', operator: 'equals', value: 1 }, 'Failed to create condition: expected string'],
    [{ field: 'name', operator: 'in', value: 'a' }, 'Failed to create condition: expected array of string'],
    [{ field: 'name', operator: 'in', value: [] }, 'Failed to create condition: the list is empty'],
    [
      { field: 'status', operator: 'equals', value: 'lost' },
      'Failed to create condition: lost is not one of active, archived, completed',
    ],
  ])('refuses %j', (input, message) => {
    expect(buildCondition('project:created', input)).toEqual({ ok: false, message });
  });

  test('every operator of another type is invalid', () => {
    for (const [name, field] of Object.entries(eventFields['user:activity'])) {
      const valid: readonly string[] = operatorsByFieldType[field.type];
      for (const operator of ruleOperators.filter((one) => !valid.includes(one))) {
        expect(buildCondition('user:activity', { field: name, operator })).toEqual({
          ok: false,
          message: `Invalid operator ${operator} for field type ${field.type}`,
        });
      }
    }
  });

  test('rules need a condition', () => {
    expect(buildRules('all', [])).toEqual({
      ok: false,
      message: 'Cannot build rules without any conditions',
    });
    expect(buildRules('any', [active])).toEqual({ ok: true, value: { any: [active] } });
  });

  test('rules have a structure', () => {
    const nested = (depth: number): RuleNode => (depth === 0 ? active : { all: [nested(depth - 1)] });
    const many = (count: number) => Array.from({ length: count }, () => active);
    expect(buildRules('all', [nested(4)]).ok).toBe(true);
    expect(buildRules('all', [nested(5)])).toEqual({
      ok: false,
      message: 'Invalid rules structure: groups are nested more than 5 deep',
    });
    expect(buildRules('all', many(maxConditions)).ok).toBe(true);
    expect(buildRules('all', many(maxConditions + 1))).toEqual({
      ok: false,
      message: 'Invalid rules structure: there are more than 100 conditions',
    });
    expect(buildRules('all', [{ any: [] }])).toEqual({
      ok: false,
      message: 'Invalid rules structure: a group is empty',
    });
  });
});

describe('parseRules', () => {
  test('round trip', () => {
    const condition = fc.constantFrom<Condition>(
      active,
      { field: 'name', operator: 'is_empty', value: null },
      { field: 'tags', operator: 'includes', value: 'a' },
      { field: 'name', operator: 'in', value: ['a', 'b'] },
    );
    const group = fc.array(condition, { minLength: 1, maxLength: 3 });
    const rules = fc.oneof(
      fc.record({ all: group }),
      fc.record({ any: fc.tuple(condition, fc.record({ all: group })) }),
    );
    fc.assert(
      fc.property(rules, (one) => {
        expect(parseRules('project:created', JSON.parse(JSON.stringify(one)))).toEqual({
          ok: true,
          value: one,
        });
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    [null, 'Invalid rules structure: expected all or any with a list'],
    [{}, 'Invalid rules structure: expected all or any with a list'],
    [{ all: [active], any: [active] }, 'Invalid rules structure: expected all or any with a list'],
    [{ all: [1] }, 'Invalid rules structure: expected a condition or a group'],
    [{ all: [{ field: 'name' }] }, 'Invalid rules structure: a condition needs a field and an operator'],
    [{ all: [] }, 'Cannot build rules without any conditions'],
    [{ any: [{ all: [] }] }, 'Cannot build rules without any conditions'],
    [{ all: [{ ...active, operator: 'after' }] }, 'Invalid operator after for field type enum'],
  ])('refuses %j', (value, message) => {
    expect(parseRules('project:created', value)).toEqual({ ok: false, message });
  });

  test('deep nesting ends early', () => {
    let value: unknown = active;
    for (let depth = 0; depth < 10_000; depth += 1) value = { all: [value] };
    expect(parseRules('project:created', value).ok).toBe(false);
  });
});

describe('evaluateRules', () => {
  const project = { tags: ['ux', 'pricing'], status: 'active', name: 'Checkout study' };
  test.each([
    [{ field: 'name', operator: 'equals', value: 'checkout STUDY' }, true],
    [{ field: 'name', operator: 'not_equals', value: 'other' }, true],
    [{ field: 'name', operator: 'contains', value: 'study' }, true],
    [{ field: 'name', operator: 'not_contains', value: 'study' }, false],
    [{ field: 'name', operator: 'in', value: ['Checkout study'] }, true],
    [{ field: 'name', operator: 'is_empty' }, false],
    [{ field: 'name', operator: 'is_not_empty' }, true],
    [{ field: 'status', operator: 'in', value: ['active', 'archived'] }, true],
    [{ field: 'status', operator: 'not_in', value: ['active'] }, false],
    [{ field: 'tags', operator: 'includes', value: 'ux' }, true],
    [{ field: 'tags', operator: 'not_includes', value: 'ux' }, false],
    [{ field: 'tags', operator: 'is_empty' }, false],
  ])('project: %j is %s', (input, expected) => {
    const rules = accept(buildRules('all', [accept(buildCondition('project:created', input))]));
    expect(evaluateRules('project:created', rules, project)).toBe(expected);
  });

  const activity = { session_duration: 60, page_views: 3, engagement_score: 50, theme: 'dark' };
  test.each([
    ['greater_than', 2, true],
    ['greater_than', 3, false],
    ['greater_than_or_equal', 3, true],
    ['greater_than_or_equal', 4, false],
    ['less_than', 4, true],
    ['less_than', 3, false],
    ['less_than_or_equal', 3, true],
    ['equals', 3, true],
    ['not_equals', 3, false],
  ])('page_views %s %d is %s', (operator, value, expected) => {
    const condition = accept(buildCondition('user:activity', { field: 'page_views', operator, value }));
    expect(evaluateRules('user:activity', { all: [condition] }, activity)).toBe(expected);
  });

  test('dates and booleans', () => {
    const note = {
      title: '',
      project_id: id,
      tags: [],
      created_at: '2024-01-02T00:00:00Z',
      ai_generated: true,
    };
    const holds = (field: string, operator: string, value: unknown) =>
      evaluateRules(
        'note:created',
        { all: [accept(buildCondition('note:created', { field, operator, value }))] },
        note,
      );
    expect(holds('created_at', 'after', '2024-01-01T00:00:00Z')).toBe(true);
    expect(holds('created_at', 'before', '2024-01-02T00:00:00+01:00')).toBe(false);
    expect(holds('ai_generated', 'equals', true)).toBe(true);
    expect(holds('tags', 'is_empty', null)).toBe(true);
    expect(holds('title', 'is_empty', null)).toBe(true);
  });

  test('all, any and groups', () => {
    const archived: Condition = { ...active, value: 'archived' };
    const check = (rules: Parameters<typeof evaluateRules>[1]) =>
      evaluateRules('project:created', rules, project);
    expect(check({ all: [active, archived] })).toBe(false);
    expect(check({ any: [active, archived] })).toBe(true);
    expect(check({ all: [active, { any: [archived, active] }] })).toBe(true);
  });
});
