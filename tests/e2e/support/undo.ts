import type { Page } from 'playwright-core';

/** Waits for the toast of these words: what it tells of may show before it, while an older one still offers its own. */
export async function undo(page: Page, message: string | RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const toast = toasts.getByRole('listitem').filter({ hasText: message }).last();
  await toast.getByRole('button', { name: 'Undo' }).click();
}
