import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { pipe, subscribe } from 'wonka';
import type { CanvasObject, ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { highlightUrl } from '#domain/highlights/highlight-url.ts';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import type { CanvasCardsQuery } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import type { Card } from './board-context.ts';
import { CanvasCardsDocument } from './canvas.gen.ts';

type ReferenceObject = Extract<CanvasObject, { type: ReferenceType }>;
const atOnce = 200;

/** The cards of a board, read together and kept fresh. Null for what this person may not see. */
export function useCards(references: readonly ReferenceObject[]): (refId: string) => Card | null | undefined {
  const client = useClient();
  const [cards, setCards] = useState<ReadonlyMap<string, Card | null>>(new Map());
  // A moved card asks for nothing new.
  const wanted = [...new Set(references.map(({ type, refId }) => `${type}:${refId}`))].toSorted().join(' ');
  useEffect(() => {
    const asked = wanted === '' ? [] : wanted.split(' ').map((one) => one.split(':'));
    const chunks = Array.from({ length: Math.ceil(asked.length / atOnce) }, (_, at) =>
      asked.slice(at * atOnce, (at + 1) * atOnce),
    );
    const readings = chunks.map((chunk) => {
      const idsOf = (kind: string) => chunk.flatMap(([type, id]) => (type === kind && id ? [id] : []));
      const variables = {
        noteIds: idsOf('note'),
        insightIds: idsOf('insight'),
        reelIds: idsOf('reel'),
        highlightIds: idsOf('highlight'),
      };
      return pipe(
        client.query(CanvasCardsDocument, variables),
        subscribe(({ data }) => {
          if (!data) return;
          const ids = chunk.flatMap(([, id]) => (id ? [id] : []));
          setCards((known) => new Map([...known, ...cardsIn(data, ids)]));
        }),
      );
    });
    return () => {
      for (const reading of readings) reading.unsubscribe();
    };
  }, [client, wanted]);
  return useMemo(() => (refId) => cards.get(refId), [cards]);
}

function cardsIn({ canvasCards }: CanvasCardsQuery, asked: readonly string[]): Map<string, Card | null> {
  const cards = new Map<string, Card | null>(asked.map((id) => [id, null]));
  for (const { id, title, preview } of canvasCards.notes) {
    const href = buildUrl('note', { params: { noteId: id }, titles: { noteId: title } });
    cards.set(id, { kind: 'Note', title: titleOf('note', title), preview, href });
  }
  for (const { id, title, preview } of canvasCards.insights) {
    const href = buildUrl('insight', { params: { insightId: id }, titles: { insightId: title } });
    cards.set(id, { kind: 'Insight', title: titleOf('insight', title), preview, href });
  }
  for (const { id, insightId, title, highlightCount, duration } of canvasCards.reels) {
    const params = { insightId, reelId: id };
    const href = buildUrl('insightReel', { params });
    const preview = `${countLabel(highlightCount, 'highlight')}, ${formatTime(duration)}`;
    cards.set(id, { kind: 'Reel', title: titleOf('reel', title), preview, href });
  }
  for (const highlight of canvasCards.highlights) {
    const { id, text, color, objectTitle, objectType, saidBy } = highlight;
    const preview = [...saidBy, titleOf(objectType === 'NOTE' ? 'note' : 'insight', objectTitle)].join(' · ');
    const href = highlightUrl(highlight);
    cards.set(id, { kind: 'Highlight', title: quoteOf(text), preview, href, color });
  }
  return cards;
}
