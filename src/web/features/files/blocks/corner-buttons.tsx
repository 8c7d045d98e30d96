import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import classes from './blocks.module.css';

export function HideCorner({ onHide }: { onHide: () => void }) {
  return (
    <span className={classes.hide}>
      <IconButton label="Hide player" tooltipSide="top" onClick={onHide}>
        <IconChevronDown size={16} />
      </IconButton>
    </span>
  );
}

/** What plays goes on playing while it is hidden. */
export function ShowCorner({ onShow }: { onShow: () => void }) {
  return (
    <span className={classes.show} contentEditable={false}>
      <IconButton label="Show player" tooltipSide="top" onClick={onShow}>
        <IconPlayerPlay size={16} />
      </IconButton>
    </span>
  );
}
