import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { type DocumentRange, replaceRanges } from '#editor/text/find-in-document.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { asTransform } from '../extensions/schema-extensions.ts';
import { findChange, findStateOf } from '../extensions/find-in-editor.ts';
import classes from './find-panel.module.css';

export type FindPanelProps = { editor: Editor; mayReplace: boolean; onClose: () => void };

/** Searches what the browser's own search can't replace. Enter goes on, Shift-Enter back, Escape closes. */
export function FindPanel({ editor, mayReplace, onClose }: FindPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState('');
  const { query, options, count, current } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const found = findStateOf(now.state);
      return {
        query: found.query,
        options: found.options,
        count: found.ranges.length,
        current: found.current,
      };
    },
  });

  useEffect(() => {
    const { from, to } = editor.state.selection;
    const selected = editor.state.doc.textBetween(from, to, ' ');
    if (selected !== '' && selected.length < 100)
      editor.view.dispatch(findChange(editor.state, { query: selected }));
    input.current?.focus();
    input.current?.select();
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(findChange(editor.state, { query: '' }));
    };
  }, [editor]);

  function go(step: 1 | -1) {
    if (count === 0) return;
    const next = (current + step + count) % count;
    editor.view.dispatch(findChange(editor.state, { current: next }));
    showCurrent(editor);
  }

  function replace(all: boolean) {
    const { ranges } = findStateOf(editor.state);
    const chosen = all ? ranges : ranges.slice(current, current + 1);
    if (chosen.length === 0) return;
    editor.view.dispatch(withReplaced(editor, chosen, replacement));
    if (!all) showCurrent(editor);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  }

  function close() {
    onClose();
    editor.commands.focus(undefined, { scrollIntoView: false });
  }

  const say =
    count === 0 ? (query === '' ? '' : 'No results') : `${current + 1} of ${count.toLocaleString('en')}`;
  return (
    <div role="presentation" className={classes.place} onKeyDown={onKeyDown}>
      <search aria-label="Find and replace" className={classes.panel}>
        <div className={classes.row}>
          <input
            ref={input}
            aria-label="Find"
            placeholder="Find"
            className={classes.input}
            value={query}
            onChange={(event) => {
              editor.view.dispatch(findChange(editor.state, { query: event.target.value, current: 0 }));
              showCurrent(editor);
            }}
          />
          <output className={classes.count}>{say}</output>
          <Option
            label="Match case"
            text="Aa"
            isOn={options.matchCase === true}
            toggle={(matchCase) =>
              editor.view.dispatch(findChange(editor.state, { options: { ...options, matchCase } }))
            }
          />
          <Option
            label="Whole words"
            text="W"
            isOn={options.wholeWord === true}
            toggle={(wholeWord) =>
              editor.view.dispatch(findChange(editor.state, { options: { ...options, wholeWord } }))
            }
          />
          <IconButton label="Previous result" shortcut={['Shift', 'Enter']} onClick={() => go(-1)}>
            <IconChevronUp size={16} />
          </IconButton>
          <IconButton label="Next result" shortcut={['Enter']} onClick={() => go(1)}>
            <IconChevronDown size={16} />
          </IconButton>
          <IconButton label="Close" shortcut={['Escape']} onClick={close}>
            <IconX size={16} />
          </IconButton>
        </div>
        {mayReplace && (
          <div className={classes.row}>
            <input
              aria-label="Replace with"
              placeholder="Replace with"
              className={classes.input}
              value={replacement}
              onChange={(event) => setReplacement(event.target.value)}
            />
            <Button
              aria-disabled={count === 0}
              title={count === 0 ? 'No results' : undefined}
              onClick={() => replace(false)}
            >
              Replace
            </Button>
            <Button
              aria-disabled={count === 0}
              title={count === 0 ? 'No results' : undefined}
              onClick={() => replace(true)}
            >
              Replace all
            </Button>
          </div>
        )}
      </search>
    </div>
  );
}

type OptionProps = { label: string; text: string; isOn: boolean; toggle: (on: boolean) => void };

function Option({ label, text, isOn, toggle }: OptionProps) {
  return (
    <IconButton label={label} aria-pressed={isOn} className={classes.option} onClick={() => toggle(!isOn)}>
      {text}
    </IconButton>
  );
}

function withReplaced(editor: Editor, ranges: readonly DocumentRange[], replacement: string) {
  const { tr } = editor.state;
  replaceRanges(asTransform(tr), ranges, replacement);
  return tr;
}

function showCurrent(editor: Editor): void {
  requestAnimationFrame(() => {
    const { ranges, current } = findStateOf(editor.state);
    const range = ranges[current];
    if (!range) return;
    const { node } = editor.view.domAtPos(range.from);
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: 'center' });
  });
}
