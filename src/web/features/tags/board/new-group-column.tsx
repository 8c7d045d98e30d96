import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { TagBoardFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { CreateTagGroupDocument } from '../tags.gen.ts';
import { RenameField } from './rename-field.tsx';
import classes from './tag-board.module.css';

/** Stands after the last group. */
export function NewGroupColumn({ board }: { board: TagBoardFieldsFragment }) {
  const [isNaming, setNaming] = useState(false);
  const create = useCommand(CreateTagGroupDocument);
  return (
    <div className={classes.newGroup}>
      {isNaming ? (
        <RenameField
          label="Title of the new group"
          value=""
          limit={textLimits.tagGroupTitle}
          onDone={(title) => {
            setNaming(false);
            if (title) void create.run({ input: { boardId: board.id, title } });
          }}
        />
      ) : (
        <Button
          variant="quiet"
          icon={<IconPlus size={16} />}
          busy={create.busy}
          onClick={() => setNaming(true)}
        >
          New group
        </Button>
      )}
    </div>
  );
}
