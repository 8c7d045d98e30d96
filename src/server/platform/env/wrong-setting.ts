/** Stops the start with one sentence. */
export class WrongSetting extends Error {}
