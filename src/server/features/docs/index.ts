import { answerModels } from '#server/features/answering/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { docKind } from './doc.kind.ts';
import { docsSchema } from './resolvers.ts';

export { insertSampleDoc } from './insert-sample-doc.ts';
export { insertWrittenDoc } from './insert-written-doc.ts';
export { docLoader } from './loaders.ts';
export { removeSampleDocs } from './remove-sample-docs.ts';

/** What AI writes to a prompt, as often as it is asked; each run is a summary that can be checked. */
export const docs: Feature = {
  name: 'docs',
  kinds: [docKind],
  schema: ({ models, log }) => docsSchema(answerModels(models, log)),
};
