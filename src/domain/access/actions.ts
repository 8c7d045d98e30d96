import { mergedTable, type MergedTable } from '#domain/things/merged.ts';
import type { Rule } from './rule.ts';

export type Action = keyof MergedTable<'actions'>;

/** Every action of the product with what it asks of the person. */
const actionRules: Readonly<Record<Action, Rule>> = mergedTable('actions');

export const actions = Object.keys(actionRules) as readonly Action[];

export function ruleOf(action: Action): Rule {
  return actionRules[action];
}
