export const jobRoles = [
  'consulting',
  'customer success',
  'design',
  'engineering',
  'finance',
  'legal',
  'management',
  'marketing',
  'operations',
  'other',
  'product management',
  'research',
  'sales',
  'student',
  'support',
] as const;
export type JobRole = (typeof jobRoles)[number];
