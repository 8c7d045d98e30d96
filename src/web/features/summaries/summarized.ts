import type { AccessObject } from '#domain/access/can.ts';
import { summaryActions, type SummaryObjectType } from '#domain/ai/summary.ts';
import type { SummaryObjectType as WireType } from '#web/lib/graphql.gen.ts';

/** What a summary is of. */
export type Summarized = {
  readonly type: Exclude<WireType, 'HIGHLIGHTS'>;
  readonly id: string;
  readonly title: string;
  readonly access: AccessObject;
};

/** The name in the domain of what the wire writes in capitals. */
export function subjectTypeOf(type: WireType): SummaryObjectType {
  return type.toLowerCase() as Lowercase<WireType>;
}

export function actionsOf({ type }: Summarized) {
  return summaryActions[subjectTypeOf(type)];
}

/** What people call it: what AI writes to a prompt is no summary. */
export function nounOf({ type }: Pick<Summarized, 'type'>): 'summary' | 'doc' {
  return type === 'DOC' ? 'doc' : 'summary';
}
