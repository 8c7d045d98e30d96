import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { ColorChoice } from './color-choice.tsx';

type ColorDialogProps = {
  title: string;
  color: string | null;
  onChoose: (color: string) => void;
  onClose: () => void;
};

export function ColorDialog({ title, color, onChoose, onClose }: ColorDialogProps) {
  const [chosen, setChosen] = useState(color);
  return (
    <Dialog title={title} onClose={onClose}>
      <ColorChoice color={chosen} isFirst onChange={setChosen} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={chosen === null || chosen === color}
          onClick={() => chosen !== null && onChoose(chosen)}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
