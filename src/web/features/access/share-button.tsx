import { IconUserPlus } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import type { TitledObject } from '#web/kit/objects/object-ref.ts';
import { openShare } from './share-store.ts';
import classes from './share-button.module.css';

/** Open to everybody who sees the object: who may not share still sees who has access, and why. */
export function ShareButton({ object }: { object: TitledObject }) {
  return (
    <Button icon={<IconUserPlus size={16} />} aria-haspopup="dialog" onClick={() => openShare(object)}>
      <span className={classes.word}>Share</span>
    </Button>
  );
}
