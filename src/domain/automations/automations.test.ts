import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import {
  actionTypes,
  automationActionCodec,
  automationCodec,
  automationTriggerCodec,
  inExecutionOrder,
  triggerTypes,
} from './automation.ts';
import {
  activityThemes,
  automationEvents,
  eventFields,
  eventPayloadCodec,
  projectStatuses,
  ruleFieldTypes,
} from './events.ts';
import { operatorsByFieldType, ruleOperators } from './rule-operators.ts';
import { type Condition } from './rules.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';
const active: Condition = { field: 'status', operator: 'equals', value: 'active' };

describe('lists', () => {
  test('events, types, triggers, actions', () => {
    expect(automationEvents).toEqual([
      'insight:published',
      'theme:created',
      'note:created',
      'dataset:created',
      'project:created',
      'user:activity',
    ]);
    expect(ruleFieldTypes).toEqual(['string', 'number', 'boolean', 'date', 'array', 'enum']);
    expect(triggerTypes).toEqual(['Cron', 'Event']);
    expect(actionTypes).toEqual(['sendToSlack', 'sendNotification']);
    expect(projectStatuses).toEqual(['active', 'archived', 'completed']);
    expect(activityThemes).toEqual(['light', 'dark', 'auto']);
  });

  test('operators by type', () => {
    expect(operatorsByFieldType).toEqual({
      string: [
        'equals',
        'not_equals',
        'contains',
        'not_contains',
        'in',
        'not_in',
        'is_empty',
        'is_not_empty',
      ],
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
    });
    expect(new Set(Object.values(operatorsByFieldType).flat())).toEqual(new Set(ruleOperators));
  });

  test('payload fields', () => {
    const types = Object.fromEntries(
      automationEvents.map((event) => [
        event,
        Object.entries(eventFields[event])
          .map(([name, field]) => `${name}:${field.type}`)
          .join(' '),
      ]),
    );
    expect(types).toEqual({
      'insight:published': 'title:string project_id:string tags:array published_at:date ai_generated:boolean',
      'theme:created': 'title:string channel_id:string item_count:number created_at:date',
      'note:created': 'title:string project_id:string tags:array created_at:date ai_generated:boolean',
      'dataset:created': 'name:string project_id:string row_count:number created_at:date',
      'project:created': 'tags:array status:enum name:string',
      'user:activity': 'session_duration:number page_views:number engagement_score:number theme:enum',
    });
  });
});

describe('payloads', () => {
  const activity = { session_duration: 0, page_views: 0, engagement_score: 100, theme: 'auto' };
  test.each([
    [{}, true],
    [{ engagement_score: 0 }, true],
    [{ engagement_score: 100.1 }, false],
    [{ engagement_score: -0.1 }, false],
    [{ session_duration: -1 }, false],
    [{ session_duration: 1.5 }, false],
    [{ page_views: -1 }, false],
    [{ theme: 'blue' }, false],
  ])('user:activity with %j', (change, ok) => {
    expect(isOf(eventPayloadCodec('user:activity'), { ...activity, ...change })).toBe(ok);
  });

  test('project:created', () => {
    const project = { tags: ['a'], status: 'active', name: 'P' };
    expect(decode(eventPayloadCodec('project:created'), project)).toEqual(project);
    expect(isOf(eventPayloadCodec('project:created'), { ...project, status: 'deleted' })).toBe(false);
  });
});

describe('record', () => {
  const record = {
    id,
    user_id: id,
    team_id: id,
    trigger: { type: 'Event', event: 'project:created', rules: { all: [active] } },
    actions: [
      { execution_order: 1, config: { type: 'sendNotification' } },
      { execution_order: 0, config: { type: 'sendToSlack', channelIds: ['C1'] } },
    ],
    created_at: '2024-01-01T00:00:00Z',
    updated_at: '2024-01-01T00:00:00Z',
  };

  test('round trip', () => {
    expect(decode(automationCodec, record)).toEqual(record);
    const cron = { type: 'Cron', cron_expression: '0 9 * * 1', timezone: 'Europe/Berlin' };
    expect(decode(automationTriggerCodec, cron)).toEqual(cron);
  });

  test.each([
    { trigger: { type: 'Cron', cron_expression: '61 * * * *', timezone: 'UTC' } },
    { trigger: { type: 'Cron', cron_expression: '0 9 * * *', timezone: 'Mars/Base' } },
    { trigger: { type: 'Event', event: 'project:created', rules: { all: [] } } },
    { trigger: { type: 'Event', event: 'project:created' } },
    { trigger: { type: 'Event', event: 'tag:created', rules: { all: [active] } } },
    { trigger: { type: 'Webhook' } },
    { actions: [] },
    { actions: [record.actions[0], record.actions[0]] },
    { actions: [{ execution_order: 0, config: { type: 'sendToSlack', channelIds: [] } }] },
    { actions: [{ execution_order: -1, config: { type: 'sendNotification' } }] },
    { user_id: 'x' },
    { created_at: 'yesterday' },
  ])('refuses %j', (change) => {
    expect(isOf(automationCodec, { ...record, ...change })).toBe(false);
  });

  test('actions run in order', () => {
    const actions = record.actions.map((action) => decode(automationActionCodec, action));
    expect(inExecutionOrder(actions).map((action) => action.execution_order)).toEqual([0, 1]);
  });
});
