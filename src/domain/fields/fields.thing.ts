import { anyone, atLeastRole, editors } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const fieldsThing = defineThing({
  hearers: { field: 'readers', fieldValue: 'readers' },
  untitled: ['field', 'option'],
  actions: {
    'field.read': anyone(),
    'field.create': editors(),
    'field.update': editors(),
    'field.delete': editors(),
    'workspaceField.manage': atLeastRole('MANAGER'),
    'personField.manage': atLeastRole('MANAGER'),
  },
  events: {
    'field.created': event<{ fieldId: string }>(),
    'field.updated': event<{ fieldId: string; changed: readonly string[] }>(),
    'field.deleted': event<{ fieldId: string }>(),
    'field.purged': event<{ fieldId: string }>(),
    'field.restored': event<{ fieldId: string }>(['editing']),
    'fieldValue.changed': event<{
      objectType: string;
      objectIds: readonly string[];
      fieldIds: readonly string[];
    }>(),
  },
  textLimits: {
    fieldText: { name: 'Text', max: 10299 },
    fieldLabel: { name: 'Field name', max: 200, min: 1 },
    noteFieldText: { name: 'Text', max: 300 },
    selectLabel: { name: 'Option', max: 50, min: 1 },
  },
  countLimits: {
    optionsPerSelectField: { holder: 'A select field', things: 'options', max: 200 },
    fieldsPerSet: { holder: 'A set of fields', things: 'fields', max: 100 },
  },
});
