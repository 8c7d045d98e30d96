import { CodecError, type Codec, type TypeOf } from '#domain/codec/codec.ts';
import { instant, literal, positiveInteger, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, tagged } from '#domain/codec/structures.ts';
import type { Parsed } from '#domain/parsed/parsed.ts';
import { parseCronExpression } from './cron-expression.ts';
import { automationEvents, type AutomationEvent } from './events.ts';
import { parseRules } from './parse-rules.ts';
import type { Rules } from './rules.ts';
import { parseTimeZone } from './time-zone.ts';

export const triggerTypes = ['Cron', 'Event'] as const;
export const actionTypes = ['sendToSlack', 'sendNotification'] as const;

export type AutomationTrigger =
  | { readonly type: 'Cron'; readonly cron_expression: string; readonly timezone: string }
  | { readonly type: 'Event'; readonly event: AutomationEvent; readonly rules: Rules };

const cronShape = object({ cron_expression: string, timezone: string });
const eventShape = object({ event: literal(...automationEvents) });

export const automationTriggerCodec: Codec<AutomationTrigger> = {
  name: 'automation trigger',
  read(value, path) {
    const { type } = object({ type: literal(...triggerTypes) }, 'automation trigger').read(value, path);
    if (type === 'Cron') {
      const cron = cronShape.read(value, path);
      return {
        type,
        cron_expression: read(parseCronExpression(cron.cron_expression), `${path}.cron_expression`, value),
        timezone: read(parseTimeZone(cron.timezone), `${path}.timezone`, value),
      };
    }
    const { event } = eventShape.read(value, path);
    const rules = value !== null && typeof value === 'object' && 'rules' in value ? value.rules : undefined;
    return { type, event, rules: read(parseRules(event, rules), `${path}.rules`, rules) };
  },
};

const channelIds = refine(array(string), 'at least one channel', (ids) => ids.length > 0);

export const automationActionCodec = object(
  {
    execution_order: positiveInteger,
    config: tagged('type', { sendToSlack: object({ channelIds }), sendNotification: object({}) }),
  },
  'automation action',
);
export type AutomationAction = TypeOf<typeof automationActionCodec>;

/** Run in order of execution_order, so two actions can't share one. */
const actions = refine(
  array(automationActionCodec),
  'actions, each with its own execution_order',
  (all) => all.length > 0 && new Set(all.map((action) => action.execution_order)).size === all.length,
);

export const automationCodec = object(
  {
    id: uuid,
    user_id: uuid,
    team_id: uuid,
    trigger: automationTriggerCodec,
    actions,
    created_at: instant,
    updated_at: instant,
  },
  'automation',
);
export type Automation = TypeOf<typeof automationCodec>;

export function inExecutionOrder(all: readonly AutomationAction[]): AutomationAction[] {
  return all.toSorted((a, b) => a.execution_order - b.execution_order);
}

function read<T>(parsed: Parsed<T>, path: string, value: unknown): T {
  if (!parsed.ok) throw new CodecError(parsed.message, path, value);
  return parsed.value;
}
