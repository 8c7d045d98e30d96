import type { DataPointSource } from '#domain/channels/data-point.ts';
import { parseLanguage } from '#domain/channels/language.ts';
import { mostProperties } from '#domain/channels/point-filter.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { PointChange } from '../change-points.ts';
import type {
  ChangeMatchingDataPointsInput,
  MatchingDataPointsInput,
} from '#server/platform/graphql/wire.gen.ts';
import { sentimentNames } from '../data-point-resolvers.ts';
import type { Matching } from './matching.ts';

export const sources = { PASTE: 'paste', CSV: 'csv', API: 'api' } as const satisfies Record<
  string,
  DataPointSource
>;

type Places = {
  readonly themeId?: string | null | undefined;
  readonly topicId?: string | null | undefined;
  readonly outliers?: boolean | null | undefined;
  readonly properties?: readonly unknown[] | null | undefined;
};

export function requireOnePlace({ themeId, topicId, outliers, properties }: Places): void {
  if ([themeId != null, topicId != null, outliers === true].filter(Boolean).length > 1)
    throw new ValidationError('Ask for the data points of a theme, of a topic or for outliers');
  if ((properties?.length ?? 0) > mostProperties)
    throw new ValidationError(`Filter by at most ${mostProperties} columns at once`);
}

export function readMatching(input: MatchingDataPointsInput): Matching {
  requireOnePlace(input);
  const { themeId, topicId, sentiment, source, query, from, to } = input;
  const language = accept(parseLanguage(input.language ?? ''));
  return {
    ...(input.outliers === true ? { themeId: null } : themeId != null && { themeId: readId(themeId) }),
    ...(topicId != null && { topicId: readId(topicId) }),
    ...(sentiment != null && { sentiment: sentimentNames.read(sentiment) }),
    ...(source != null && { source: sources[source] }),
    ...(language !== null && { language }),
    ...(query != null && { query }),
    ...(from != null && { from: from.toISOString() }),
    ...(to != null && { to: to.toISOString() }),
    excluded: input.excluded === true,
    properties: (input.properties ?? []).map(({ columnId, value }) => ({
      columnId: readId(columnId),
      value,
    })),
  };
}

const kinds = { MOVE: 'move', EXCLUDE: 'exclude', INCLUDE: 'include', DELETE: 'delete' } as const;

export function readPointChange({ change, themeId }: ChangeMatchingDataPointsInput): PointChange {
  const kind = kinds[change];
  if (kind !== 'move') return { kind };
  return { kind, themeId: themeId == null ? null : readId(themeId) };
}
