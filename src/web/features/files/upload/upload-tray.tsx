import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { DropArea } from './drop-area.tsx';
import { FollowReading } from './follow-reading.tsx';
import { byNeed, isUnderWay, summaryOf, type UploadItem } from './upload-item.ts';
import { clearEnded, listInterrupted, uploads } from './upload-list.ts';
import { UploadRow } from './upload-row.tsx';
import classes from './upload-tray.module.css';

/** What is on its way, over every page; and the page itself as a place to drop files. */
export function UploadTray() {
  const items = useSyncExternalStore(uploads.subscribe, uploads.all);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => void listInterrupted().catch(() => null), []);
  const isBusy = items.some((item) => isUnderWay(item));
  useLeaveGuard(isBusy);
  useTidyUp(items);
  const shown = items.filter(({ state }) => state !== 'cancelled');
  return (
    <>
      <DropArea />
      {items.map(({ key, state, fileId }) =>
        (state === 'reading' || state === 'done') && fileId !== null ? (
          <FollowReading key={key} itemKey={key} fileId={fileId} />
        ) : null,
      )}
      {shown.length > 0 && (
        <section className={classes.tray} aria-label="Uploads">
          <header className={classes.header}>
            <output className={classes.title}>{summaryOf(shown)}</output>
            <IconButton
              label={isOpen ? 'Show less' : 'Show the uploads'}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
            </IconButton>
            {!isBusy && (
              <IconButton label="Close" onClick={clearEnded}>
                <IconX size={16} />
              </IconButton>
            )}
          </header>
          {isOpen && (
            <ul className={classes.rows}>
              {byNeed(shown).map((item) => (
                <UploadRow key={item.key} item={item} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

const shownMs = 20_000;

/** When all went well nobody has to close it. */
function useTidyUp(items: readonly UploadItem[]): void {
  useEffect(() => {
    const isDone = items.length > 0 && items.every(({ state }) => state === 'done' || state === 'cancelled');
    const timer = isDone ? setTimeout(clearEnded, shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [items]);
}

/** A closed tab sends nothing; the browser asks first. */
function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [isBusy]);
}
