import { IconCloudCheck, IconCloudOff, IconCloudUp, IconEye, IconLock } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentSession, SessionState } from '#web/kit/editor/document-session.ts';
import { useSessionState } from '#web/kit/editor/use-session.ts';
import { outbox } from '#web/lib/outbox/device-outbox.ts';
import classes from './saving-state.module.css';

/** An acknowledgement takes milliseconds; a word that flickers at every key says nothing. */
const calmMilliseconds = 500;

/** "Saved" only when the server has said so, of the text and of all that was done with it. */
export function SavingState({ session, isLocked }: { session: DocumentSession; isLocked: boolean }) {
  const state = useSessionState(session);
  const isSaved = useSyncExternalStore(outbox.subscribe, outbox.unanswered) === 0 && state.isSaved;
  const isSlow = useIsLasting(!isSaved);
  const { icon, text } = describe({ ...state, isSaved }, { isLocked, isSlow });
  return (
    <output className={classes.state} aria-live="polite" data-saved={isSaved}>
      {icon}
      <span className={classes.text}>{text}</span>
    </output>
  );
}

function describe(state: SessionState, { isLocked, isSlow }: { isLocked: boolean; isSlow: boolean }) {
  if (state.phase !== 'ready') return { icon: null, text: '' };
  if (!state.isOnline) return { icon: <IconCloudOff size={16} aria-hidden />, text: 'Offline' };
  if (isLocked) return { icon: <IconLock size={16} aria-hidden />, text: 'Locked' };
  if (state.isReadOnly) return { icon: <IconEye size={16} aria-hidden />, text: 'Read only' };
  if (state.isSaved) return { icon: <IconCloudCheck size={16} aria-hidden />, text: 'Saved' };
  return { icon: <IconCloudUp size={16} aria-hidden />, text: isSlow ? 'Saving…' : '' };
}

function useIsLasting(isOn: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasting(true), calmMilliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isOn]);
  return isLasting;
}
