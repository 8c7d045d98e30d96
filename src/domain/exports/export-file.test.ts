import { expect, test } from 'vitest';
import { exportFileOf } from './export-file.ts';

test.each([
  ['Onboarding study', 'HIGHLIGHTS', 'CSV', 'Onboarding study – highlights.csv'],
  ['Onboarding study', 'HIGHLIGHTS', 'XLSX', 'Onboarding study – highlights.xlsx'],
  ['Q3/Q4: “why?”', 'QDPX', 'XLSX', 'Q3 Q4 “why ” – project.qdpx'],
  ['../etc\u0000\n', 'TAGS', 'CSV', 'etc – tags.csv'],
  ['研究', 'PDF', 'CSV', '研究 – PDF.zip'],
  ['😀'.repeat(150), 'NOTES', 'CSV', `${'😀'.repeat(100)} – notes.csv`],
  [' ', 'CODEBOOK', 'CSV', 'Untitled – codebook.qdc'],
] as const)('%j as %s in %s is %j', (title, kind, format, name) => {
  expect(exportFileOf({ title, kind, format }).name).toBe(name);
});
