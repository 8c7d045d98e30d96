import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagIndex } from '../model/tag-index.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from '../model/tag-place.ts';
import classes from '../popover/popover.module.css';
import {
  done,
  nothingPicked,
  pressKey,
  typeQuery,
  withTag,
  type PickAnswer,
  type Picking,
  type PickRow,
} from './pick-tags.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import { Button } from '#web/ui/button.tsx';
import { pickRows, usePickRows } from './use-tags.ts';

export type HeldTagPickerProps = {
  picking: Picking;
  onPicking: (picking: Picking) => void;
  tags: TagIndex;
  label: string;
  placeholder: string;
  mayCreate: boolean;
  /** On a highlight that exists, each choice counts at once, so that nothing is collected here. */
  isSingle?: boolean;
  /** On the button that ends choosing, for those who use no keys; left out where a choice ends it. */
  doneLabel?: string;
  onDone: (tags: readonly TagLook[], create: readonly NewTag[]) => void;
  onArm?: (tag: TagLook) => void;
  onClose: () => void;
};

/** A field with everything on keys: letters find, digits take the last used, Enter takes the best. */
export function HeldTagPicker({
  picking,
  onPicking: setPicking,
  tags,
  label,
  placeholder,
  mayCreate,
  isSingle = false,
  doneLabel,
  onDone,
  onArm,
  onClose,
}: HeldTagPickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const rows = usePickRows(tags, picking, mayCreate);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isPlacing = picking.placing !== null;
  useEffect(() => {
    document.getElementById(`${id}-${picking.active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, picking.active]);
  useEffect(() => {
    if (isPlacing) void tags.findPlaces();
  }, [tags, isPlacing]);

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
    if (key === 'Enter' && picking.placing === null && picking.query.trim() !== '' && !tags.isLoaded()) {
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
      const found = pickRows(tags, picking, mayCreate);
      if (field.current) act(pressKey(picking, found, { key: 'Enter', shift: false, mod: false }));
    });
  }

  function pick(row: PickRow) {
    if (row.kind === 'tag' && !isSingle) setPicking(withTag(picking, row.tag));
    else act(done(picking, row));
    field.current?.focus();
  }

  return (
    <>
      <div className={classes.field}>
        {picking.chosen.map((tag) => (
          <TagChip
            key={'id' in tag ? tag.id : tag.title}
            tag={'id' in tag ? tag : { ...tag, id: tag.title }}
            onRemove={() => setPicking(withTag(picking, tag))}
          />
        ))}
        <input
          ref={field}
          role="combobox"
          aria-label={isPlacing ? `Group for “${picking.placing}”` : label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={picking.active >= 0 ? `${id}-${picking.active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholderFor(picking, placeholder)}
          value={picking.query}
          onChange={(event) => setPicking(typeQuery(picking, event.target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      {isPlacing && <div className={classes.heading}>New tag “{picking.placing}” in</div>}
      {!isPlacing && picking.query === '' && rows.length > 0 && (
        <div className={classes.heading}>Recent tags</div>
      )}
      {/* A native list could not leave the focus in the field. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={isPlacing ? 'Groups' : 'Tags'} className={classes.rows}>
        {rows.map((row, index) => (
          <Row
            key={keyOf(row)}
            id={`${id}-${index}`}
            row={row}
            isActive={index === picking.active}
            digit={picking.query === '' && index < 9 ? index + 1 : null}
            onPick={() => pick(row)}
            onPoint={() => setPicking({ ...picking, active: index })}
          />
        ))}
        {rows.length === 0 && <p className={classes.none}>{emptyText(picking, tags, mayCreate)}</p>}
      </div>
      {doneLabel !== undefined && !isPlacing && (
        <div className={classes.done}>
          <Button variant="primary" onClick={() => act(done(picking, rows[picking.active] ?? null))}>
            {doneLabel}
          </Button>
        </div>
      )}
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
      <RowIcon row={row} />
      <span className={classes.title}>{textOf(row)}</span>
      {row.kind === 'place' && row.place && <span className={classes.detail}>{row.place.boardTitle}</span>}
      {digit !== null && (
        <kbd className={classes.digit} aria-hidden>
          {digit}
        </kbd>
      )}
    </div>
  );
}

function RowIcon({ row }: { row: PickRow }) {
  if (row.kind === 'create') return <IconPlus size={14} aria-hidden />;
  const color = row.kind === 'tag' ? row.tag.color : row.place?.color;
  return color === undefined ? <IconMinus size={14} aria-hidden /> : <TagDot color={color} />;
}

function textOf(row: PickRow): string {
  if (row.kind === 'create') return `Create tag “${row.title}”`;
  return row.kind === 'tag' ? titleOf('tag', row.tag.title) : (row.place?.title ?? 'No group');
}

function keyOf(row: PickRow): string {
  if (row.kind === 'create') return 'create';
  return row.kind === 'tag' ? row.tag.id : (row.place?.groupId ?? 'no group');
}

function placeholderFor({ placing, chosen }: Picking, otherwise: string): string {
  if (placing !== null) return 'Find a group';
  return chosen.length > 0 ? 'More tags, or Enter' : otherwise;
}

function emptyText({ query, placing }: Picking, tags: TagIndex, mayCreate: boolean): string {
  if (placing !== null) return 'No matching groups';
  if (!tags.isLoaded()) return 'Loading the tags';
  if (query.trim() !== '') return 'No matching tags';
  return mayCreate ? 'No tags yet. Type a name to create the first.' : 'This project has no tags yet';
}
