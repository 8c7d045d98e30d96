export { DocumentFields } from './document-fields.tsx';
export { type FieldLook, readValue } from './field-definition.ts';
export { FieldValueEditor } from './field-value-editor.tsx';
export { FieldValue, nameOf } from './field-value.tsx';
export { fieldsCache } from './fields-cache.ts';
export { OptionLabel } from './option-label.tsx';
export { PersonFieldSection } from './person-field-section.tsx';
export { ProjectFieldSection } from './project-field-section.tsx';
export { FieldList } from './settings/field-list.tsx';
