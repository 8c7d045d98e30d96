export const summaryFrameworks = [
  'ByQuestion',
  'ByThemes',
  'Chronological',
  'CustomPrompt',
  'CustomerCall',
  'Essential',
  'FeatureRequests',
  'ProductPRD',
  'RecommendedActions',
  'ResearchReport',
  'SalesMEDICC',
  'SalesSPICED',
  'Summary',
  'UsabilityTest',
  'VoiceOfCustomerReport',
] as const;
export type SummaryFramework = (typeof summaryFrameworks)[number];

/** The second name that documents and imports use; two of them differ in more than spelling. */
export const frameworkTitles: Readonly<Record<SummaryFramework, string>> = {
  ByQuestion: 'by question',
  ByThemes: 'by topics',
  Chronological: 'chronological',
  CustomPrompt: 'custom prompt',
  CustomerCall: 'customer call',
  Essential: 'essential',
  FeatureRequests: 'feature requests',
  ProductPRD: 'product PRD',
  RecommendedActions: 'recommended actions',
  ResearchReport: 'research report',
  SalesMEDICC: 'sales MEDDIC',
  SalesSPICED: 'sales SPICED',
  Summary: 'summary',
  UsabilityTest: 'usability test',
  VoiceOfCustomerReport: 'voice of customer report',
};

export const defaultFramework: SummaryFramework = 'Summary';
