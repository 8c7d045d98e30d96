import { afterEach, describe, expect, it } from 'vitest';
import { toasts } from '#web/ui/toast-store.ts';
import { tell } from './coding-desk.ts';
import { createCodingHistory, type CodingStep } from './coding-history.ts';

function deskOf() {
  const typed = { undo: 0, redo: 0 };
  const said: string[] = [];
  const history = createCodingHistory({
    undoDepth: () => typed.undo,
    redoDepth: () => typed.redo,
    cut: () => said.push('cut'),
  });
  const step = (name: string): CodingStep => ({
    undo: () => Promise.resolve(said.push(`undo ${name}`) > 0),
    redo: () => Promise.resolve(said.push(`redo ${name}`) > 0),
  });
  return { typed, said, history, step };
}

describe('one undo for highlights and typing', () => {
  it('takes back the newest, whichever it is', () => {
    const { typed, said, history, step } = deskOf();
    typed.undo = 2;
    history.push(step('a'));
    typed.undo = 3;
    expect(history.undo()).toBe(false);
    typed.undo = 2;
    expect(history.undo()).toBe(true);
    expect(history.undo()).toBe(false);
    expect(said).toEqual(['cut', 'undo a']);
  });

  it('does again what was taken back, until something new is typed', () => {
    const { typed, said, history, step } = deskOf();
    history.push(step('a'));
    history.push(step('b'));
    history.undo();
    history.undo();
    expect(history.redo()).toBe(true);
    typed.undo = 1;
    expect(history.redo()).toBe(false);
    expect(said.slice(2)).toEqual(['undo b', 'undo a', 'redo a']);
  });

  it('forgets what was refused', () => {
    const { said, history, step } = deskOf();
    const [a, b] = [step('a'), step('b')];
    history.push(a);
    history.push(b);
    history.forget(b);
    history.undo();
    expect(said.slice(2)).toEqual(['undo a']);
  });

  it('a message takes its own step back, once', () => {
    const { said, history, step } = deskOf();
    const [a, b] = [step('a'), step('b')];
    history.push(a);
    history.push(b);
    history.revert(a);
    history.revert(a);
    history.undo();
    expect(said.slice(2)).toEqual(['undo a', 'undo b']);
  });
});

describe('the message of a step', () => {
  const messages = () => toasts.get().map(({ message }) => message);
  afterEach(() => toasts.set([]));

  it('goes when the step is taken back by the keys, and comes again with it', () => {
    const { history, step } = deskOf();
    const a = step('a');
    history.push(a);
    tell({ history }, 'Tagged “Slow”', a);
    expect(messages()).toEqual(['Tagged “Slow”']);
    history.undo();
    expect(messages()).toEqual([]);
    history.redo();
    expect(messages()).toEqual(['Tagged “Slow”']);
  });

  it('is not said when the step was taken back before the server had answered', () => {
    const { history, step } = deskOf();
    const a = step('a');
    history.push(a);
    history.undo();
    expect(tell({ history }, 'Tagged “Slow”', a)).toBeNull();
    expect(messages()).toEqual([]);
  });

  it('stays when an earlier step is taken back', () => {
    const { history, step } = deskOf();
    const [a, b] = [step('a'), step('b')];
    history.push(a);
    history.push(b);
    tell({ history }, 'Tagged', a);
    tell({ history }, 'Highlighted', b);
    history.revert(a);
    expect(messages()).toEqual(['Highlighted']);
  });
});
