import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from './store.ts';
import { dismissToast, toastMilliseconds, toasts, type Toast } from './toast-store.ts';
import classes from './toast-region.module.css';

/** Mounted once. The live region exists before any toast, otherwise the first one is not announced. */
export function ToastRegion() {
  const shown = useStore(toasts);
  return (
    <section aria-label="Notifications" className={classes.region}>
      <ol aria-live="polite" aria-relevant="additions text">
        {shown.map((toast) => (
          <ToastRow key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toastMilliseconds);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld]);

  return (
    // Only holds the timer while the person reads or reaches for a button; nothing here is operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.message}>{toast.message}</span>
      {toast.link && (
        <a
          href={toast.link.href}
          className={classes.action}
          {...(toast.link.isOther && { target: '_blank', rel: 'noreferrer' })}
          onClick={() => dismissToast(toast.id)}
        >
          {toast.link.label}
        </a>
      )}
      {toast.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className={classes.close}
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={14} />
      </button>
    </li>
  );
}
