import type { Feature } from '#server/platform/app/feature.ts';
import { addCollaborationSocket } from './collaboration-socket.ts';
import { deriveStaleTexts } from './derive-stale-texts.ts';
import { forgetOldNames } from './forget-old-names.ts';
import { documentsSchema } from './resolvers.ts';
import { tellUntoldChanges } from './tell-untold-changes.ts';

export { copyDocument, createDocument } from './create-document.ts';
export { editDocument, lockDocuments } from './edit-document.ts';
export { editPast } from './edit-past.ts';
export { readDoc, readState } from './load-document.ts';
export { deriveText } from './derive-text.ts';
export { recordContentChanged } from './record-content-changed.ts';
export { readDocumentLock } from './read-document-lock.ts';
export { openingLoader } from './opening-loader.ts';
export { documentContent, readDocument } from './document-content.ts';
export type { PreparedContent } from './content-decoder.ts';
export { prepareContent } from './prepare-content.ts';
export { markdownToJson, prepareMarkdown } from './convert-markdown.ts';
export { readLongState } from './read-long-state.ts';
export { setDocumentState } from './set-document-state.ts';

export const documents: Feature = {
  name: 'documents',
  schema: () => documentsSchema,
  sockets: addCollaborationSocket,
  crons: (services) => [
    {
      name: 'documents.derive-texts',
      cron: '*/5 * * * *',
      timeZone: 'UTC',
      run: async (signal) => {
        await deriveStaleTexts(services, signal);
        await tellUntoldChanges(services, signal);
      },
    },
    {
      name: 'documents.forget-contact-names',
      cron: '* * * * *',
      timeZone: 'UTC',
      run: (signal) => forgetOldNames(services, signal),
    },
  ],
};
