/** How the runs of docs are kept among summaries. */
export const wayOfDocs = { framework: 'CustomPrompt', type: 'Summary', language: null } as const;

export function subjectOf(docId: string) {
  return { objectType: 'doc', objectId: docId, highlightIds: [] } as const;
}
