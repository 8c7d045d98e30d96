import type { Kind } from '#server/kernel/kinds/index.ts';
import { restoreDoc } from './restore-doc.ts';
import './tables.ts';

export const docKind: Kind = {
  name: 'doc',
  content: {
    type: 'doc',
    table: 'docs',
    inProject: false,
    restore: restoreDoc,
    purged: (docId) => ({ type: 'doc.purged', payload: { docId } }),
  },
};
