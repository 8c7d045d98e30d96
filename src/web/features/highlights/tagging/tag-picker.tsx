import { IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagIndex } from '../model/tag-index.ts';
import type { TagLook } from '../model/highlight-look.ts';
import classes from '../popover/popover.module.css';
import { nothingPicked, pressKey, typeQuery, withTag, type PickAnswer, type PickRow } from './pick-tags.ts';
import { TagChip } from './tag-chip.tsx';
import { TagDot } from './tag-dot.tsx';
import { pickRows, usePickRows } from './use-tags.ts';

export type TagPickerProps = {
  tags: TagIndex;
  label: string;
  placeholder: string;
  mayCreate: boolean;
  /** On a highlight that exists, each choice counts at once, so that nothing is collected here. */
  isSingle?: boolean;
  onDone: (tags: readonly TagLook[], create: string | null) => void;
  onArm?: (tag: TagLook) => void;
  onClose: () => void;
};

/** A field with everything on keys: letters find, digits take the last used, Enter takes the best. */
export function TagPicker({
  tags,
  label,
  placeholder,
  mayCreate,
  isSingle = false,
  onDone,
  onArm,
  onClose,
}: TagPickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(nothingPicked);
  const rows = usePickRows(tags, picking.query, mayCreate);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  function act(answer: PickAnswer): boolean {
    switch (answer.kind) {
      case 'stay':
        setPicking(answer.picking);
        return true;
      case 'done':
        setPicking(nothingPicked);
        onDone(answer.tags, answer.create);
        return true;
      case 'arm':
        onArm?.(answer.tag);
        return true;
      case 'close':
        onClose();
        return true;
      case 'pass':
        return false;
      default:
        return answer satisfies never;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const key = event.key === 'Tab' && isSingle ? '' : event.key;
    if (key === 'Enter' && picking.query.trim() !== '' && !tags.isLoaded()) {
      event.preventDefault();
      return enterWhenLoaded();
    }
    const answer = pressKey(picking, rows, {
      key,
      shift: event.shiftKey,
      mod: event.ctrlKey || event.metaKey,
    });
    if (!act(answer)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Quick fingers press Enter before the tags are here; it counts for what they typed. */
  function enterWhenLoaded() {
    const stop = tags.subscribe(() => {
      if (!tags.isLoaded()) return;
      stop();
      const found = pickRows(tags, picking.query, mayCreate);
      if (field.current) act(pressKey(picking, found, { key: 'Enter', shift: false, mod: false }));
    });
  }

  function pick(row: PickRow) {
    if (row.kind === 'create') act({ kind: 'done', tags: picking.chosen, create: row.title });
    else if (isSingle) act({ kind: 'done', tags: [row.tag], create: null });
    else setPicking(withTag(picking, row.tag));
    field.current?.focus();
  }

  return (
    <>
      <div className={classes.field}>
        {picking.chosen.map((tag) => (
          <TagChip key={tag.id} tag={tag} onRemove={() => setPicking(withTag(picking, tag))} />
        ))}
        <input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={picking.active >= 0 ? `${id}-${picking.active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={picking.chosen.length > 0 ? 'More tags, or Enter' : placeholder}
          value={picking.query}
          onChange={(event) => setPicking(typeQuery(picking, event.target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      {picking.query === '' && rows.length > 0 && <div className={classes.heading}>Recent tags</div>}
      {/* A native list could not leave the focus in the field. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label="Tags" className={classes.rows}>
        {rows.map((row, index) => (
          <Row
            key={row.kind === 'tag' ? row.tag.id : 'create'}
            id={`${id}-${index}`}
            row={row}
            isActive={index === picking.active}
            digit={picking.query === '' ? index + 1 : null}
            onPick={() => pick(row)}
            onPoint={() => setPicking({ ...picking, active: index })}
          />
        ))}
        {rows.length === 0 && <p className={classes.none}>{emptyText(picking.query, tags, mayCreate)}</p>}
      </div>
    </>
  );
}

type RowProps = {
  id: string;
  row: PickRow;
  isActive: boolean;
  digit: number | null;
  onPick: () => void;
  onPoint: () => void;
};

function Row({ id, row, isActive, digit, onPick, onPoint }: RowProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox above
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.row}
      onPointerMove={() => isActive || onPoint()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={(event) => event.key === 'Enter' && onPick()}
    >
      {row.kind === 'tag' ? <TagDot color={row.tag.color} /> : <IconPlus size={14} aria-hidden />}
      <span className={classes.title}>
        {row.kind === 'tag' ? titleOf('tag', row.tag.title) : `Create tag “${row.title}”`}
      </span>
      {digit !== null && (
        <kbd className={classes.digit} aria-hidden>
          {digit}
        </kbd>
      )}
    </div>
  );
}

function emptyText(query: string, tags: TagIndex, mayCreate: boolean): string {
  if (!tags.isLoaded()) return 'Loading the tags';
  if (query.trim() !== '') return 'No tag fits';
  return mayCreate ? 'No tags yet. Type a name to make the first.' : 'This project has no tags yet';
}
