import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ObjectCardType } from '#web/lib/graphql.gen.ts';
import { StarDocument, UnstarDocument } from './stars.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';

export type StarButtonProps = {
  type: ObjectCardType;
  id: string;
  starred: boolean;
  /** Where there are several: what tells this one from the others. */
  of?: string;
};

/** For this person alone: it is in their sidebar then. */
export function StarButton({ type, id, starred, of }: StarButtonProps) {
  const star = useCommand(StarDocument);
  const unstar = useCommand(UnstarDocument);
  return (
    <IconButton
      label={labelOf(starred, of)}
      aria-pressed={starred}
      onClick={() => void (starred ? unstar : star).run({ type, id })}
    >
      {starred ? <IconStarFilled size={16} color="var(--tag-amber-solid)" /> : <IconStar size={16} />}
    </IconButton>
  );
}

function labelOf(starred: boolean, of: string | undefined): string {
  if (of === undefined) return starred ? 'Remove the star' : 'Star';
  return starred ? `Remove the star of ${of}` : `Star ${of}`;
}
