import type { SummaryObjectType } from '#domain/ai/summary.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type {
  ConversationMessageState,
  SummaryEngine as WireEngine,
  SummaryObjectType as WireObjectType,
} from '#server/platform/graphql/wire.gen.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type { SummarizedRef } from './subject.ts';
import type { Summary } from './summary.ts';
import type { SummaryEngine } from './tables.ts';

export const objectTypes = wireEnum({
  NOTE: 'note',
  INSIGHT: 'insight',
  PROJECT: 'project',
  HIGHLIGHTS: 'highlights',
  THEME: 'theme',
  WRAP: 'wrap',
  DOC: 'doc',
} as const satisfies Record<WireObjectType, SummaryObjectType>);

export const states = {
  writing: 'WRITING',
  done: 'DONE',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  interrupted: 'INTERRUPTED',
} as const satisfies Record<Summary['state'], ConversationMessageState>;

export const engines = { embedded: 'EMBEDDED', model: 'MODEL', person: 'PERSON' } as const satisfies Record<
  SummaryEngine,
  WireEngine
>;

/** A selection of highlights has no summary that others could ask for. */
export function readRef(type: SummaryObjectType, id: string): SummarizedRef {
  if (type === 'highlights')
    throw new ValidationError('Choose a note, an insight, a project, a theme, a wrap or a doc');
  return { type, id };
}
