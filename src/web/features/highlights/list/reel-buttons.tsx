import { IconMovie, IconPlayerTrackNext } from '@tabler/icons-react';
import { useState } from 'react';
import { ExportMedia } from '#web/features/media-exports/index.ts';
import { CreateReel } from '#web/features/reels/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useClipIds } from './use-clip-ids.ts';

const noClips = 'Reels play clips. None of these highlights is part of a recording.';

type ReelButtonsProps = { projectId: string; ids: readonly string[]; onDone: () => void };

/** A reel of those that play; what is only text is left out of it. */
export function ReelButtons({ projectId, ids, onDone }: ReelButtonsProps) {
  const [dialog, setDialog] = useState<'reel' | 'export' | null>(null);
  const clips = useClipIds(ids);
  const highlightIds = clips ?? ids;
  const leftOut = ids.length - highlightIds.length;
  const refusal = highlightIds.length === 0 ? noClips : undefined;
  const opener = (opened: 'reel' | 'export') => ({
    variant: 'quiet' as const,
    'aria-disabled': refusal !== undefined || undefined,
    title: refusal,
    onClick: () => refusal === undefined && setDialog(opened),
  });
  const close = () => setDialog(null);
  return (
    <>
      <Button {...opener('reel')} icon={<IconPlayerTrackNext size={16} />}>
        Create reel
      </Button>
      {dialog === 'reel' && (
        <CreateReel
          projectId={projectId}
          highlightIds={highlightIds}
          leftOut={leftOut}
          onDone={onDone}
          onClose={close}
        />
      )}
      <Button {...opener('export')} icon={<IconMovie size={16} />}>
        Export reel
      </Button>
      {dialog === 'export' && (
        <ExportMedia highlightIds={highlightIds} leftOut={leftOut} name="Highlights" onClose={close} />
      )}
    </>
  );
}
