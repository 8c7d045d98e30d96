import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { DropArea } from './drop-area.tsx';
import { isUnderWay, type UploadItem } from './upload-item.ts';
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
              {shown.map((item) => (
                <UploadRow key={item.key} item={item} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

function summaryOf(items: readonly UploadItem[]): string {
  const underWay = items.filter((item) => isUnderWay(item));
  if (underWay.length > 0) {
    const [sent, size] = [sum(underWay, 'sent'), sum(underWay, 'size')];
    const share = size === 0 ? 0 : Math.floor((100 * sent) / size);
    return `Uploading ${countLabel(underWay.length, 'file')}, ${share} %`;
  }
  const failed = items.filter(({ state }) => state === 'failed').length;
  if (failed > 0) return `${countLabel(failed, 'file')} not uploaded`;
  const interrupted = items.filter(({ state }) => state === 'interrupted').length;
  if (interrupted > 0) return `${countLabel(interrupted, 'upload')} interrupted`;
  return `${countLabel(items.length, 'file')} uploaded`;
}

function sum(items: readonly UploadItem[], field: 'sent' | 'size'): number {
  return items.reduce((total, item) => total + item[field], 0);
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
