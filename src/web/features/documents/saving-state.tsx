import { IconCloudCheck, IconCloudOff, IconCloudUp, IconEye, IconLock } from '@tabler/icons-react';
import type { SessionState } from '#web/features/editor/document-session.ts';
import classes from './saving-state.module.css';

/** "Saved" only when the server has said so. */
export function SavingState({ state, isLocked }: { state: SessionState; isLocked: boolean }) {
  const { icon, text } = describe(state, isLocked);
  return (
    <output className={classes.state} aria-live="polite">
      {icon}
      <span className={classes.text}>{text}</span>
    </output>
  );
}

function describe(state: SessionState, isLocked: boolean) {
  if (state.phase !== 'ready') return { icon: null, text: '' };
  if (!state.isOnline) return { icon: <IconCloudOff size={16} aria-hidden />, text: 'Offline' };
  if (isLocked) return { icon: <IconLock size={16} aria-hidden />, text: 'Locked' };
  if (state.isReadOnly) return { icon: <IconEye size={16} aria-hidden />, text: 'Read only' };
  if (!state.isSaved) return { icon: <IconCloudUp size={16} aria-hidden />, text: 'Saving…' };
  return { icon: <IconCloudCheck size={16} aria-hidden />, text: 'Saved' };
}
