import type { RestOperation } from '../rest-operation.ts';
import { importContacts } from './import-contacts.ts';
import { importDataPoints } from './import-data-points.ts';
import { importNotes } from './import-notes.ts';

export const operations: readonly RestOperation[] = [importNotes, importDataPoints, importContacts];
