import { useReactFlow } from '@xyflow/react';
import { placeGroups, roomOf } from '#domain/canvas/place-groups.ts';
import { ClusterDialog } from '#web/features/clustering/index.ts';
import type { ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { boxOf, type BoardNode } from './board-node.ts';
import { sortableCards } from './sortable-cards.ts';
import { boardColors } from './board-choices.ts';
import { tellFull } from './tell-full.ts';
import type { Board } from './use-board.ts';

type ClusterCardsProps = {
  board: Board;
  selected: readonly BoardNode[];
  projectId: string;
  onClose: () => void;
};

/** Sorts the selected highlights and notes by what they say; each accepted group of them gets a frame on the canvas. */
export function ClusterCards({ board, selected, projectId, onClose }: ClusterCardsProps) {
  const flow = useReactFlow();
  const cards = sortableCards(selected);
  const written = cards.filter((card) => 'words' in card);
  const highlightIds = [...new Set(cards.flatMap((card) => ('refId' in card ? [card.refId] : [])))];

  const noun = written.length > 0 ? 'card' : 'highlight';

  function arrange(groups: readonly ClusterFieldsFragment[]): boolean {
    const members = groups.map((group) => {
      const inGroup = new Set(group.textPlaces.map((place) => written[place]?.id));
      return cards.filter((card) =>
        'refId' in card ? group.highlightIds.includes(card.refId) : inGroup.has(card.id),
      );
    });
    const { frames, moves } = placeGroups(members, board.nodes.map(boxOf));
    const made = frames.map((frame, at) => ({
      ...frame,
      type: 'group' as const,
      id: crypto.randomUUID(),
      title: groups[at]?.title ?? '',
      color: boardColors[at % boardColors.length]?.color ?? '',
    }));
    const before = cards.map(({ id, x, y }) => ({ id, x, y }));
    if (!board.frame(made, moves)) {
      tellFull('objects');
      return false;
    }
    void flow.fitBounds(roomOf(frames), { padding: 0.1 });
    showToast({
      message: `Moved ${countLabel(moves.length, 'card')} into ${countLabel(made.length, 'frame')}`,
      undo: () =>
        board.unframe(
          made.map(({ id }) => id),
          before,
        ),
    });
    return true;
  }

  return (
    <ClusterDialog
      toCluster={{
        highlightIds,
        ...(written.length > 0 && { texts: written.map(({ words }) => words), projectId }),
      }}
      noun={noun}
      acceptLabel="Add frames"
      effectOf={(groups, count) =>
        `Adds ${countLabel(groups, 'frame')} to the canvas and moves ${countLabel(count, noun)} into them.`
      }
      onAccept={(groups) => Promise.resolve(arrange(groups))}
      onClose={onClose}
    />
  );
}
