import type { FieldType } from '#domain/fields/field-types.ts';
import type { FieldValueEditorProps } from './field-value-editor-props.ts';
import { BooleanEditor } from './boolean-editor.tsx';
import { OptionEditor } from './option-editor.tsx';
import { PeopleEditor } from './people-editor.tsx';

/** Types that are chosen from a list. */
export const choiceTypes: ReadonlySet<FieldType> = new Set<FieldType>(['BOOLEAN', 'PERSON', 'SELECT']);

export function ChoiceEditor(props: FieldValueEditorProps) {
  if (props.field.type === 'SELECT') return <OptionEditor {...props} />;
  if (props.field.type === 'PERSON') return <PeopleEditor {...props} />;
  return <BooleanEditor {...props} />;
}
