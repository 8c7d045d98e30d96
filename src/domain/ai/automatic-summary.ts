import { aiUserId } from './ai-user.ts';

export const summariesOff = 'Summaries are turned off for this project';

export type ReplaceableSummary = {
  readonly createdBy: string;
  /** An older one is shown when a person chose it over a later one. */
  readonly isNewest: boolean;
};

/** Whether a note that rests may get a new summary by itself: what a person asked for, wrote, changed or chose stays. */
export function mayReplaceByItself(current: ReplaceableSummary | null): boolean {
  return current === null || (current.createdBy === aiUserId && current.isNewest);
}

/** Of the budget of a month, what work that nobody asked for may use: the rest is for people who ask. */
const automaticShare = 0.8;

export function leavesRoomToAsk(usedTokens: number, monthlyTokens: number): boolean {
  return usedTokens < monthlyTokens * automaticShare;
}
