import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { insertFromTemplate } from '#server/kernel/projects/index.ts';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';

/** The template that somebody chose before they had a workspace is its first project. */
export const installTemplate = defineSubscriber({
  name: 'onboarding.installTemplate',
  hears: ['workspace.created'],
  async run(tx, { payload: { memberId, templateId } }) {
    const template = templateId === undefined ? undefined : findProjectTemplate(templateId);
    if (template) await insertFromTemplate(tx, template, { title: template.title, createdBy: memberId });
  },
});
