import type { ReactNode } from 'react';
import classes from './api-reference.module.css';

const plain = new Set(['ID', 'String', 'Int', 'Float', 'Boolean']);

export type TypeButtonProps = { name: string; onOpen: (name: string) => void; children: ReactNode };

/** The name of a type; those of the schema open. */
export function TypeButton({ name, onOpen, children }: TypeButtonProps) {
  if (plain.has(name)) return <code>{children}</code>;
  return (
    <button type="button" className={classes.type} onClick={() => onOpen(name)}>
      <code>{children}</code>
    </button>
  );
}
