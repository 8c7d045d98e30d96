import { showToast } from '#web/ui/toast-store.ts';

/** Answers whether the browser allowed it; says so either way. */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: copied });
    return true;
  } catch {
    showToast({ message: 'Your browser blocked copying', tone: 'error' });
    return false;
  }
}
