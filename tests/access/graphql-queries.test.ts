import { rows } from './rows/rows.ts';
import { tryRows } from './try-rows.ts';

tryRows(rows.filter(({ operation }) => operation.startsWith('Query.')));
