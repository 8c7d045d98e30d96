import { showToast } from '#web/ui/toast-store.ts';

export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + path);
    showToast({ message: 'Link copied' });
  } catch {
    showToast({ message: 'Your browser blocked copying the link', tone: 'error' });
  }
}
