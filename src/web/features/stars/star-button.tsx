import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { AccessObjectType } from '#web/lib/graphql.gen.ts';
import { StarDocument, UnstarDocument } from './stars.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';

export type StarButtonProps = { type: AccessObjectType; id: string; starred: boolean };

/** For this person alone: it is in their sidebar then. */
export function StarButton({ type, id, starred }: StarButtonProps) {
  const star = useCommand(StarDocument);
  const unstar = useCommand(UnstarDocument);
  return (
    <IconButton
      label={starred ? 'Remove the star' : 'Star'}
      aria-pressed={starred}
      onClick={() => void (starred ? unstar : star).run({ type, id })}
    >
      {starred ? <IconStarFilled size={16} color="var(--tag-amber-solid)" /> : <IconStar size={16} />}
    </IconButton>
  );
}
