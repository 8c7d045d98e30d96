import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { releaseKeys } from '#web/kit/keys/held-keys.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import classes from './command-palette.module.css';
import { filterCommands, parsePaletteQuery, type Command } from './commands.ts';
import { useCommands } from './use-commands.tsx';
import { useProjectChoice } from './use-project-choice.tsx';

/** A combobox over a listbox: the focus stays in the input, arrows move the choice. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [input, setInput] = useState('');
  const [chosen, setChosen] = useState(0);
  const query = parsePaletteQuery(input);
  const [asking, setAsking] = useState<Command | null>(null);
  const everything = filterCommands(useCommands(query), query);
  const choice = useProjectChoice(asking, input);
  const commands = asking ? choice.projects : everything;
  const active = Math.min(chosen, commands.length - 1);

  const isWaiting = useRef(false);

  function run(command: Command | undefined) {
    if (!command) return;
    if (command.fills !== undefined) return type(command.fills);
    if (command.runIn) return ask(command);
    onClose();
    command.run();
  }

  function ask(command: Command | null) {
    setAsking(command);
    type('');
  }

  function type(text: string) {
    setInput(text);
    setChosen(0);
    isWaiting.current = false;
  }

  // Anyone who types and presses Enter at once means what they typed, not what the last key had found.
  const wanted = commands[active];
  useEffect(() => {
    if (!isWaiting.current || wanted?.isOutdated) return;
    isWaiting.current = false;
    run(wanted);
  });

  function takeTypedAhead() {
    const typed = releaseKeys('palette') ?? '';
    const [text = ''] = typed.split('\n');
    if (text === '') return;
    setInput(text);
    isWaiting.current = typed !== text;
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setChosen((active + step + commands.length) % commands.length);
    }
    if (event.key === 'Backspace' && asking && input === '') ask(null);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (wanted?.isOutdated) isWaiting.current = true;
      else run(wanted);
    }
  }

  return (
    <Dialog title="Command palette" onClose={onClose} bare>
      {asking && <p className={classes.asking}>{asking.label} in…</p>}
      <input
        role="combobox"
        aria-label={asking ? 'Find a project' : 'Search, or type a command'}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={commands.length > 0 ? `${id}-${active}` : undefined}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        placeholder={asking ? 'Find a project' : 'Search, jump to a page, or type > for actions'}
        className={classes.input}
        value={input}
        onChange={(event) => type(event.target.value)}
        onFocus={takeTypedAhead}
        onKeyDown={onKeyDown}
      />
      {/* Native lists can't hold icons and keys, nor leave the focus in the input. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        role="listbox"
        id={`${id}-list`}
        aria-label={asking ? 'Projects' : 'Commands'}
        className={classes.list}
      >
        {commands.map((command, index) => (
          <PaletteRow
            key={command.id}
            id={`${id}-${index}`}
            command={command}
            isActive={index === active}
            onPoint={() => setChosen(index)}
            onRun={() => run(command)}
          />
        ))}
        {commands.length === 0 && !(asking && choice.isLoading) && (
          <p className={classes.empty}>
            {asking && input.trim() === ''
              ? 'No projects that you can edit yet'
              : `No results for “${input}”`}
          </p>
        )}
      </div>
      <PaletteFoot isAsking={asking !== null} />
    </Dialog>
  );
}

function PaletteFoot({ isAsking }: { isAsking: boolean }) {
  const keys = isAsking ? backKeys : prefixes;
  return (
    <div className={classes.foot}>
      {keys.map(([key, what]) => (
        <span key={key}>
          <b>{key}</b> {what}
        </span>
      ))}
    </div>
  );
}

const backKeys = [
  ['Enter', 'choose'],
  ['Backspace', 'back'],
] as const;
const prefixes = [
  ['>', 'actions'],
  ['@', 'people'],
  ['#', 'id'],
] as const;

type PaletteRowProps = {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
};

function PaletteRow({ id, command, isActive, onPoint, onRun }: PaletteRowProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox above
      role="option"
      id={id}
      // Reached by arrow keys through aria-activedescendant, never by Tab.
      tabIndex={-1}
      aria-selected={isActive}
      data-source={command.source ?? 'QuickItem'}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      className={classes.row}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
      onKeyDown={(event) => event.key === 'Enter' && onRun()}
    >
      <span className={classes.icon} aria-hidden>
        {command.icon}
      </span>
      <span className={classes.label}>{command.label}</span>
      {command.detail && <span className={classes.detail}>{command.detail}</span>}
      {command.keys && <Kbd keys={command.keys} />}
    </div>
  );
}
