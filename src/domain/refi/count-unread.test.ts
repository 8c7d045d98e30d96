import { expect, test } from 'vitest';
import { countUnread } from './count-unread.ts';
import { element } from './xml-element.ts';

const code = element('CodeRef', { targetGUID: '01234567-89ab-cdef-0123-456789abcdef' });

test('sources, codings and values that can’t be read are counted', () => {
  const value = element('VariableValue', {}, [element('TextValue', {})]);
  const codings = [element('Coding', {}, [code]), element('Coding', {})];
  const text = element('TextSource', {}, [element('PlainTextSelection', {}, codings), value]);
  const root = element('Project', {}, [
    element('Cases', {}, [element('Case', {}, [value])]),
    element('Sources', {}, [
      text,
      element('ModelSource', {}),
      element('TextSource', {}, [codings[0] ?? value]),
    ]),
  ]);
  expect(countUnread(root)).toEqual([
    ['Sources of an unknown kind', 1],
    ['Codings that name no code', 1],
    ['Values that name no variable', 2],
  ]);
  expect(countUnread(element('Project', {}))).toEqual([]);
});
