// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { string } from '#domain/codec/primitives.ts';
import { forgetTypedDrafts, typedDraft } from './typed-draft.ts';

beforeEach(() => localStorage.clear());

const ada = () => typedDraft(string, 'ada', 'comment.note 1');

test('what was begun is there when its place opens again, and nowhere else', () => {
  ada().keep('Ask the de');
  ada().keep('Ask the depot');
  expect(ada().read()).toBe('Ask the depot');
  expect(typedDraft(string, 'ada', 'comment.note 2').read()).toBeNull();
});

test('what was sent is gone', () => {
  ada().keep('Ask the depot');
  ada().drop();
  expect([ada().read(), localStorage.length]).toEqual([null, 0]);
});

test('another person on this device reads nothing of it, and signing out takes only drafts away', () => {
  ada().keep('Ask the depot');
  localStorage.setItem('hark.documentComments', 'true');
  expect(typedDraft(string, 'grace', 'comment.note 1').read()).toBeNull();
  forgetTypedDrafts();
  expect([ada().read(), localStorage.getItem('hark.documentComments')]).toEqual([null, 'true']);
});
