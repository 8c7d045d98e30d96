/** What a form of somebody who joins does with what was typed. */
export type Join = (name: string, password: string) => Promise<unknown>;
