import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, IconButton, type ButtonVariant } from './button.tsx';
import classes from './dialog.module.css';
import { useFocusBack } from './focus-back.ts';
import { useLayer } from './layers.ts';

export type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Bare leaves out the header and padding; the title still names the dialog for screen readers. */
  bare?: boolean;
  /** For lists of people and settings. */
  wide?: boolean;
  /** For what is shown only once: a click beside it, the second of a double click even, does not take it away. */
  stays?: boolean;
};

/** Mounted means open: the parent renders it or does not. */
export function Dialog({ title, onClose, children, bare = false, wide = false, stays = false }: DialogProps) {
  useLayer(onClose);
  useFocusBack();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnClickOutside={!stays}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      yOffset={bare ? '12vh' : '14vh'}
      classNames={{
        overlay: classes.overlay ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        body: (bare ? classes.bareBody : classes.body) ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content
        aria-label={bare ? title : undefined}
        data-bare={bare || undefined}
        data-wide={wide || undefined}
      >
        {!bare && (
          <header className={classes.header}>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <IconButton label="Close" shortcut={['Escape']} onClick={onClose}>
              <IconX size={16} />
            </IconButton>
          </header>
        )}
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  confirmVariant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  confirmVariant = 'danger',
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.text}>{children}</div>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button variant={confirmVariant} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
