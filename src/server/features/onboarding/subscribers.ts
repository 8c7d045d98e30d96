import { isUuid } from '#domain/ids/uuid.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { startFromGallery } from '#server/features/templates/index.ts';
import { insertFromTemplate } from '#server/kernel/projects/index.ts';
import type { Env } from '#server/platform/env/env.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';

/** The template that somebody chose before they had a workspace is its first project. */
export function installTemplate(env: Pick<Env, 'templateGallery'>): Subscriber {
  return defineSubscriber({
    name: 'onboarding.installTemplate',
    hears: ['workspace.created'],
    async run(tx, { payload: { memberId, templateId } }) {
      if (templateId === undefined) return;
      const template = findProjectTemplate(templateId);
      if (template) await insertFromTemplate(tx, template, { title: template.title, createdBy: memberId });
      else if (isUuid(templateId)) await startFromGallery(tx, { id: templateId, createdBy: memberId }, env);
    },
  });
}
