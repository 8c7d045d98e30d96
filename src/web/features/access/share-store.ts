import type { TitledObject } from '#web/kit/objects/object-ref.ts';
import { createSignal } from '#web/ui/store.ts';

const wishes = createSignal<[TitledObject]>();

/** Lets a button, a menu or the palette open the one share dialog of the app. */
export const openShare = wishes.tell;
export const subscribeShare = wishes.subscribe;
