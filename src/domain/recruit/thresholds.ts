export type RecruitThreshold = { readonly minutes: number; readonly participants: number };

/** Both figures of a threshold must be reached. The first reports news, the second a study that fills well. */
export const recruitThresholds = {
  first: { minutes: 30, participants: 1 },
  second: { minutes: 1440, participants: 10 },
} as const satisfies Record<string, RecruitThreshold>;

export function reachesThreshold(threshold: RecruitThreshold, progress: RecruitThreshold): boolean {
  return progress.minutes >= threshold.minutes && progress.participants >= threshold.participants;
}
