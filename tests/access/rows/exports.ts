import { queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

export const exportRows: readonly Row[] = [
  { operation: 'Query.pdfAvailable', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
];
