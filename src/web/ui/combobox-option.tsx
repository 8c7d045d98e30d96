import type { ComboboxItem } from './combobox-item.ts';
import classes from './combobox.module.css';

export type ComboboxOptionProps = {
  id: string;
  item: ComboboxItem;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

export function ComboboxOption({ id, item, isActive, onPoint, onChoose }: ComboboxOptionProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox it is in
      role="option"
      id={id}
      // Reached by arrow keys through aria-activedescendant, never by Tab.
      tabIndex={-1}
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      className={classes.option}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      {item.icon}
      <span className={classes.label}>{item.label}</span>
      {item.detail && <span className={classes.detail}>{item.detail}</span>}
    </div>
  );
}
