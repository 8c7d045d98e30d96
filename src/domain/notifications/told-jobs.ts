/** The jobs whose end a person waits for, as a sentence names them. */
export const toldJobs = {
  'imports.run': 'import',
  'projectExports.make': 'export',
  'mediaExports.render': 'export',
  'transcripts.transcribe': 'transcription',
  'translations.translate': 'translation',
} as const;

export type ToldJob = keyof typeof toldJobs;
export const toldJobNames = Object.keys(toldJobs) as readonly ToldJob[];

export function isToldJob(name: string): name is ToldJob {
  return Object.hasOwn(toldJobs, name);
}

/** "Your import to Checkout study is finished" */
export function jobText({ job, failed }: { job: ToldJob; failed: boolean }, title: string): string {
  const of = title === '' ? '' : ` ${job === 'imports.run' ? 'to' : 'of'} ${title}`;
  return `Your ${toldJobs[job]}${of} ${failed ? 'failed' : 'is finished'}`;
}
