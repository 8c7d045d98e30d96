import { createSignal } from '#web/ui/store.ts';

export type Overlay = 'palette' | 'shortcuts' | 'new-contact';

const wishes = createSignal<[Overlay]>();

/** Lets a button anywhere open what a shortcut opens. */
export const openOverlay = wishes.tell;
export const subscribeOverlay = wishes.subscribe;
