import { IconNotes } from '@tabler/icons-react';
import { textLimits } from '#domain/limits/text-limits.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useBoardActions } from './board-context.ts';
import type { BoardNode } from './board-node.ts';

type StickyNotesButtonProps = {
  selected: readonly BoardNode[];
  onTexts: (texts: readonly string[]) => void;
};

/** The quotes of the selected highlights as sticky notes, to be cut short and written on; the cards stay. */
export function StickyNotesButton({ selected, onTexts }: StickyNotesButtonProps) {
  const { cardOf } = useBoardActions();
  const quotes = selected.flatMap(({ data: { object } }) => {
    const card = object.type === 'highlight' ? cardOf(object.refId) : null;
    return card ? [card.title.slice(0, textLimits.fieldText.max)] : [];
  });
  if (quotes.length === 0) return null;
  return (
    <IconButton label="Make sticky notes" onClick={() => onTexts(quotes)}>
      <IconNotes size={16} />
    </IconButton>
  );
}
