import type { FieldLook, PersonLook } from '../field-definition.ts';

export type FieldValueEditorProps = {
  field: FieldLook;
  /** Null: empty. */
  value: string | null;
  people?: readonly PersonLook[];
  /** Why it can't be filled; it then only reads. */
  disabledReason?: string | null;
  /** In a cell of a table: one line, no hint, and the editor is there at once. */
  isCell?: boolean;
  /** The value in its one spelling, or null. Called only when it changed. */
  onSave: (value: string | null, people?: readonly PersonLook[]) => void;
  /** At each key, what would be saved now: for who keeps it on the device. Undefined: nothing, also after Esc. */
  onType?: ((value: string | null | undefined) => void) | undefined;
  /** The editing ended, with or without a change: a table takes the focus back. */
  onEnd?: () => void;
  /** Null where no option can be made in place. */
  onCreateOption?: ((label: string) => Promise<string | null>) | null;
};
