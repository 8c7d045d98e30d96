import { IconPresentation } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';

type PresentButtonProps = { hasFrames: boolean; onPresent: () => void };

/** Without frames it says what is missing. */
export function PresentButton({ hasFrames, onPresent }: PresentButtonProps) {
  return (
    <IconButton
      label={hasFrames ? 'Present' : 'Present: add a frame first'}
      aria-disabled={!hasFrames || undefined}
      onClick={() => hasFrames && onPresent()}
    >
      <IconPresentation size={16} />
    </IconButton>
  );
}
