export const checklistStatuses = ['active', 'completed'] as const;
export type ChecklistStatus = (typeof checklistStatuses)[number];

export const checklistSteps = [
  'create-project',
  'add-note',
  'highlight',
  'tag',
  'publish-insight',
  'invite-colleague',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export const checklistStepLabels: Readonly<Record<ChecklistStep, string>> = {
  'create-project': 'Create a project',
  'add-note': 'Add a note or a recording',
  highlight: 'Highlight a quote',
  tag: 'Tag a highlight',
  'publish-insight': 'Publish an insight',
  'invite-colleague': 'Invite a colleague',
};

export function checklistStatus(done: ReadonlySet<ChecklistStep>): ChecklistStatus {
  return checklistSteps.every((step) => done.has(step)) ? 'completed' : 'active';
}
