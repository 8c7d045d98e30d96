import { createSignal } from '#web/ui/store.ts';

const wishes = createSignal();

/** Brings the tray and the drop area onto the page; their code is loaded by the first file. */
export const wantUploads = wishes.tell;
export const subscribeUploadWish = wishes.subscribe;
