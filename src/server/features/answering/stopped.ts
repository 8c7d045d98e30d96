/** Stopped because its reader may not read on, or because AI was turned off. The message is for people. */
export class Stopped extends Error {}
