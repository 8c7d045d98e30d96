import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiOperationFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FieldTable } from './field-table.tsx';
import { TryIt } from './try-it.tsx';
import { TypeButton } from './type-button.tsx';
import { TypeDialog } from './type-dialog.tsx';
import classes from './api-reference.module.css';

/** One line; opened, its arguments, its answer and an example. */
export function OperationRow({ operation }: { operation: ApiOperationFieldsFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, name, description } = operation;
  return (
    <li>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} aria-hidden className={classes.arrow} />
        <code className={classes.name}>{name}</code>
        <Badge tone={kind === 'QUERY' ? 'neutral' : 'accent'}>
          {kind === 'QUERY' ? 'Query' : 'Mutation'}
        </Badge>
        <span className={classes.summary}>{description}</span>
      </button>
      {isOpen && <OperationDetail operation={operation} />}
    </li>
  );
}

function OperationDetail({ operation }: { operation: ApiOperationFieldsFragment }) {
  const { kind, name, description, arguments: args, type, typeName, example } = operation;
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div className={classes.detail}>
      {description !== null && <p className={classes.text}>{description}</p>}
      <p className={classes.text}>
        Answers{' '}
        <TypeButton name={typeName} onOpen={setOpened}>
          {type}
        </TypeButton>
      </p>
      {args.length > 0 && (
        <FieldTable label={`Arguments of ${name}`} heading="Argument" fields={args} onOpen={setOpened} />
      )}
      <TryIt key={name} kind={kind} name={name} example={example} />
      {opened !== null && <TypeDialog first={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
