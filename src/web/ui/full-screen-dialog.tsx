import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import classes from './full-screen-dialog.module.css';
import { useFocusBack } from './focus-back.ts';
import { useLayer } from './layers.ts';

export type FullScreenDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** For work that needs the whole screen and ends with going back. Mounted means open. */
export function FullScreenDialog({ title, onClose, children }: FullScreenDialogProps) {
  useLayer(onClose);
  useFocusBack();
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      classNames={{
        overlay: classes.overlay ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <header className={classes.header}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <IconButton label="Close" shortcut={['Escape']} onClick={onClose}>
            <IconX size={16} />
          </IconButton>
        </header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
