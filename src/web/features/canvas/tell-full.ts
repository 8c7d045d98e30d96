import { itemLimits } from '#domain/limits/count-limits.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function tellFull(things: 'objects' | 'connectors'): void {
  showToast({ message: `A canvas holds at most ${itemLimits.canvasObjects} ${things}`, tone: 'error' });
}
