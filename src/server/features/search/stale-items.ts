import type { EventType } from '#domain/events/event-map.ts';
import { eventTypes } from '#domain/events/event-types.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { allKinds, type Kind, type SearchSource, type Stale } from '#server/kernel/kinds/index.ts';
import type { StoredEvent } from '#server/platform/events/subscriber.ts';

/** Bring sample data or take it away: too much to name. */
const changeEverything: ReadonlySet<EventType> = new Set(['workspace.sampleDataRemoved']);

/** Everything that can be found. */
export function allSources(): readonly SearchSource[] {
  return allKinds().flatMap(({ search }) => search ?? []);
}

export function eventsHeard(): readonly EventType[] {
  return eventTypes.filter((type) => {
    const stale = kindOf(type)?.stale;
    return changeEverything.has(type) || (stale !== undefined && !stale.except?.includes(type));
  });
}

export function staleAfter(event: StoredEvent): readonly Stale[] {
  if (changeEverything.has(event.type)) return [{ types: 'everything', scope: { all: true } }];
  return kindOf(event.type)?.stale?.after(event) ?? [];
}

export function isStale({ types }: Stale, source: SearchSource): boolean {
  if (types === 'everything') return true;
  if (types === 'inProject' || types === 'hasHighlights') return source[types] === true;
  return types.some((type: SearchResultType) => type === source.type);
}

function kindOf(type: EventType): Kind | undefined {
  const thing = type.slice(0, type.indexOf('.'));
  return allKinds().find(({ name }) => name === thing);
}
