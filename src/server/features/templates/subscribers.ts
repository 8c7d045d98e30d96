import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import '#server/kernel/projects/tables.ts';
import { fillFromTemplate } from './fill-from-template.ts';

export const templateUsed = defineSubscriber({
  name: 'templates.used',
  hears: ['template.used'],
  async run(tx, { payload: { templateId, projectId } }) {
    if (projectId === null) return;
    // Not the actor: the first project of a workspace comes from the sign-up, when nobody is in it yet.
    const project = await tx.db
      .selectFrom('projects')
      .select('created_by as createdBy')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', projectId)
      .executeTakeFirst();
    if (project) await fillFromTemplate(tx, { templateId, projectId, createdBy: project.createdBy });
  },
});
