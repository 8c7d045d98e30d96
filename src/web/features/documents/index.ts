export { DocumentBody } from './document-body.tsx';
export { documentCommands } from './document-commands.ts';
export { DocumentFacts } from './document-facts.tsx';
export { DocumentMenu } from './document-menu.tsx';
export { type DocumentLink, DocumentScreen } from './document-screen.tsx';
export { MoveDialog } from './lazy-dialogs.tsx';
export { openFind } from './open-find.ts';
export { StaticDocument } from './static-document.tsx';
export { useRecordVisit } from './use-record-visit.ts';
