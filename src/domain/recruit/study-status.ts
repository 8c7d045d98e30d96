export const studyStatuses = ['COMPLETED', 'DRAFT', 'PAUSED', 'RECRUITING'] as const;
export type StudyStatus = (typeof studyStatuses)[number];

/** How far recruiting is, as the study's page shows it. */
export const recruitingStatuses = ['RECRUITING', 'RECRUITED', 'PAUSED'] as const;
export type RecruitingStatus = (typeof recruitingStatuses)[number];

export function isStudyActive(status: StudyStatus): boolean {
  return status === 'PAUSED' || status === 'RECRUITING';
}

export function canChangeStudyStatus(from: StudyStatus, to: StudyStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Null while there is nothing to recruit for. */
export function recruitingStatus(study: {
  status: StudyStatus;
  wanted: number;
  taken: number;
}): RecruitingStatus | null {
  if (!isStudyActive(study.status)) return null;
  if (study.taken >= study.wanted) return 'RECRUITED';
  return study.status === 'PAUSED' ? 'PAUSED' : 'RECRUITING';
}

/** A completed study stays so: anyone who needs more people makes a copy, and its numbers remain true. */
const nextStatuses: Readonly<Record<StudyStatus, readonly StudyStatus[]>> = {
  DRAFT: ['RECRUITING'],
  RECRUITING: ['PAUSED', 'COMPLETED'],
  PAUSED: ['RECRUITING', 'COMPLETED'],
  COMPLETED: [],
};
