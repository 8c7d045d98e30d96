import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { readAgain } from '#web/lib/cache/change-cache.ts';

const lists = ['templates', 'template', 'galleryTemplates'] as const;

export const templatesCache: CacheRules = {
  after: {
    saveTemplate: lists,
    saveDocumentTemplate: lists,
    writeTemplate: lists,
    publishTemplate: ['galleryTemplates'],
    unpublishTemplate: ['galleryTemplates'],
    deleteTemplate: lists,
    restoreTemplate: lists,
    useTemplate: ['projects'],
    createFromTemplate: ['notes', 'insights', 'yourWork'],
    applyTemplate: (cache, { input: { target, objectId } }) => {
      cache.invalidate({ __typename: target === 'NOTE' ? 'Note' : 'Insight', id: objectId });
      readAgain(cache, ['notes', 'insights']);
    },
  },
  heard: { template: lists },
};
