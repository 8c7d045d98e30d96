import { useState, type KeyboardEvent } from 'react';
import { insightStatusName, wireStatuses } from '#web/kit/objects/insight-status-name.ts';
import { type FieldLook, FieldValueEditor, keepTypedValue } from '#web/features/fields/index.ts';
import { keepTypedInsightTitle } from '#web/features/insights/index.ts';
import { keepTypedNoteTitle } from '#web/features/notes/index.ts';
import { valueOf } from '../field-columns.tsx';
import type { Row } from '../row-of.ts';
import type { ColumnSpec } from '../column-spec.ts';
import classes from './table.module.css';

export type LeaveKey = 'Enter' | 'Tab' | 'Shift+Tab' | null;

export type CellEditorProps = {
  row: Row;
  column: ColumnSpec;
  check: (text: string) => string | null;
  /** Enter goes on below, Tab beside; null stays. */
  onSave: (text: string, leave: LeaveKey) => void;
  /** Of a custom field, in its one spelling. */
  onSaveValue: (fieldId: string, value: string | null) => void;
  onCancel: () => void;
};

/** Enter and Tab save, Esc restores, leaving saves what can be saved. */
export function CellEditor(props: CellEditorProps) {
  const { edit } = props.column;
  if (edit?.kind === 'field') return <FieldEditor {...props} field={edit.field} />;
  return edit?.kind === 'status' ? <StatusEditor {...props} /> : <TextEditor {...props} />;
}

function FieldEditor({ row, field, onSaveValue, onCancel }: CellEditorProps & { field: FieldLook }) {
  const held = valueOf(row, field.id);
  return (
    // The keys of the editor are its own; the table would move its cursor.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.fieldEditor} onKeyDown={(event) => event.stopPropagation()}>
      <FieldValueEditor
        field={field}
        value={held?.value ?? null}
        people={held?.people ?? []}
        isCell
        onSave={(value) => onSaveValue(field.id, value)}
        onType={(value) => keepTypedValue({ objectId: row.id, fieldId: field.id }, value)}
        onEnd={onCancel}
      />
    </div>
  );
}

function TextEditor({ row, column, check, onSave, onCancel }: CellEditorProps) {
  const [text, setText] = useState(() => column.text(row));
  const [problem, setProblem] = useState<string | null>(null);

  const isSaved = (typed: string) => typed.trim() === '' || typed === column.text(row);

  function save(leave: LeaveKey) {
    const refusal = check(text);
    if (refusal === null) onSave(text, leave);
    else if (leave === null) onCancel();
    else setProblem(refusal);
  }

  return (
    <>
      <input
        ref={focusAtEnd}
        aria-label={column.label}
        aria-invalid={problem !== null || undefined}
        className={classes.editor}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          setProblem(null);
          keepTypedCell(row, isSaved(value) || check(value) !== null ? null : value.trim());
        }}
        onBlur={() => save(null)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') keepTypedCell(row, null);
          leaveBy(event, save, onCancel);
        }}
      />
      {problem !== null && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
    </>
  );
}

/** Only titles are typed here; fields have an editor of their own. */
function keepTypedCell(row: Row, title: string | null): void {
  if (row.note) keepTypedNoteTitle(row.note.id, title);
  if (row.insight) keepTypedInsightTitle(row.insight.id, title);
}

function StatusEditor({ row, column, onSave, onCancel }: CellEditorProps) {
  const [status, setStatus] = useState<string>(row.insight?.status ?? 'DRAFT');
  return (
    <select
      ref={(element) => element?.focus()}
      aria-label={column.label}
      className={classes.editor}
      value={status}
      onChange={(event) => setStatus(event.target.value)}
      onBlur={() => onSave(status, null)}
      onKeyDown={(event) => leaveBy(event, (leave) => onSave(status, leave), onCancel)}
    >
      {wireStatuses.map((one) => (
        <option key={one} value={one}>
          {insightStatusName(one)}
        </option>
      ))}
    </select>
  );
}

function leaveBy(event: KeyboardEvent, save: (leave: LeaveKey) => void, cancel: () => void): void {
  if (event.nativeEvent.isComposing) return;
  event.stopPropagation();
  if (event.key === 'Escape') cancel();
  else if (event.key === 'Enter') save('Enter');
  else if (event.key === 'Tab') save(event.shiftKey ? 'Shift+Tab' : 'Tab');
  else return;
  event.preventDefault();
}

function focusAtEnd(element: HTMLInputElement | null): void {
  if (!element || document.activeElement === element) return;
  element.focus();
  element.select();
}
