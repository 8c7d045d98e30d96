export const useCases = [
  'ResearchAnalysis',
  'VideoTranscription',
  'InsightsHub',
  'ShareInsights',
  'UnderstandCustomerNeeds',
  'HighVolumeFeedback',
  'Recruitment',
  'Surveys',
  'Others',
] as const;
export type UseCase = (typeof useCases)[number];

export const useCaseLabels: Readonly<Record<UseCase, string>> = {
  ResearchAnalysis: 'Analyze research',
  VideoTranscription: 'Transcribe recordings',
  InsightsHub: 'Keep insights in one place',
  ShareInsights: 'Share insights',
  UnderstandCustomerNeeds: 'Understand what customers need',
  HighVolumeFeedback: 'Make sense of a lot of feedback',
  Recruitment: 'Recruit participants',
  Surveys: 'Analyze surveys',
  Others: 'Something else',
};
