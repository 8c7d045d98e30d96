/**
 * What background work is called. `cancel`: it ends in order when somebody cancels it. `retry`: it can be put in the
 * queue again as it is; for all other work the page of its note, file or import starts it again.
 */
type WorkKind = { readonly name: string; readonly cancel?: true; readonly retry?: true };

const kinds: Readonly<Record<string, WorkKind>> = {
  'agents.run': { name: 'Agent run' },
  'bulkImports.run': { name: 'Bulk import', cancel: true },
  'channels.sort': { name: 'Finding themes', retry: true },
  'imports.run': { name: 'Import of a table', cancel: true },
  'imports.undo': { name: 'Undoing an import' },
  'media.olderStream': { name: 'Stream for older players', retry: true },
  'media.process': { name: 'Preparing a recording', cancel: true },
  'media.read-document': { name: 'Reading a document', cancel: true },
  'media.sharpStream': { name: 'Sharp picture of a recording', cancel: true, retry: true },
  'mediaExports.render': { name: 'Export of a clip or reel', cancel: true },
  'projectExports.make': { name: 'Export of projects', cancel: true },
  'projectImports.run': { name: 'Import of projects', cancel: true },
  'search.rebuild': { name: 'Rebuilding the search index', cancel: true },
  'suggestions.lookThrough': { name: 'Looking for personal data', cancel: true, retry: true },
  'suggestions.run': { name: 'Suggestions' },
  'summaries.summarizeSettled': { name: 'Summaries of notes', cancel: true, retry: true },
  'track.members': { name: 'Telling the operator’s system' },
  'transcripts.transcribe': { name: 'Transcription', cancel: true, retry: true },
  'translations.translate': { name: 'Translation', cancel: true },
  'webhooks.send': { name: 'Sending webhooks', retry: true },
};

export function workKindOf(job: string): WorkKind {
  return kinds[job] ?? { name: job };
}
