import { expect, test } from 'vitest';
import { placeMemos } from './place-memos.ts';
import { readRefiProject, type RefiProject } from './refi-project.ts';
import { element, type XmlElement } from './xml-element.ts';

const guid = (name: string): string => {
  const hex = Array.from(name.padEnd(16, '.'), (sign) => sign.charCodeAt(0).toString(16)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};
const noteRef = (name: string) => element('NoteRef', { targetGUID: `{${guid(name).toUpperCase()}}` });
const code = (name: string, ...inside: XmlElement[]) =>
  element('Code', { guid: guid(name), name, isCodable: true }, inside);
const memo = (name: string, ...inside: XmlElement[]) => element('Note', { guid: guid(name), name }, inside);

function projectOf(codes: XmlElement[], memos: XmlElement[], rest: XmlElement[] = []): RefiProject {
  const project = readRefiProject(
    element('Project', { name: 'A' }, [
      element('CodeBook', {}, [element('Codes', {}, codes)]),
      element('Notes', {}, memos),
      ...rest,
    ]),
    new Set(),
  );
  if (!project) throw new Error('Not a project');
  return project;
}

/** The things that a memo is beside, and whether it is a text of its own. */
function placeOf(name: string, project: RefiProject, room: readonly string[] | 'everywhere' = 'everywhere') {
  const plan = placeMemos(project, {
    hasRoom: (thing) => room === 'everywhere' || room.some((one) => guid(one) === thing),
  });
  const beside = [...plan.about].filter(([, memos]) => memos.some((one) => one.memo.guid === guid(name)));
  return [beside.map(([thing]) => thing), plan.alone.some((one) => one.guid === guid(name))];
}

const many = (count: number) => Array.from({ length: count }, (_, at) => code(`c${at}`, noteRef('m')));
const link = element('Link', { guid: guid('l'), originGUID: guid('m'), targetGUID: guid('c') });

test.each<[string, RefiProject, string[], boolean]>([
  ['about one thing is only there', projectOf([code('c', noteRef('m'))], [memo('m')]), ['c'], false],
  ['about nothing is alone', projectOf([code('c')], [memo('m')]), [], true],
  ['about two things is beside both', projectOf(many(2), [memo('m')]), ['c0', 'c1'], true],
  ['about more than ten things is alone', projectOf(many(11), [memo('m')]), [], true],
  [
    'about another memo is beside it',
    projectOf([code('c')], [memo('n', noteRef('m')), memo('m')]),
    ['n'],
    false,
  ],
  ['about itself is alone as well', projectOf([code('c')], [memo('m', noteRef('m'))]), ['m'], true],
  [
    'with a memo of its own is alone as well',
    projectOf([code('c', noteRef('m'))], [memo('m', noteRef('n')), memo('n')]),
    ['c'],
    true,
  ],
  [
    'of the whole project is alone as well',
    projectOf([code('c', noteRef('m'))], [memo('m')], [noteRef('m')]),
    ['c'],
    true,
  ],
  [
    'that links to something is alone as well',
    projectOf([code('c', noteRef('m'))], [memo('m')], [element('Links', {}, [link])]),
    ['c'],
    true,
  ],
])('a memo %s', (_what, project, beside, isAlone) => {
  expect(placeOf('m', project)).toEqual([beside.map(guid), isAlone]);
});

test('a memo is alone where nothing has room for it, and a copy where only some have', () => {
  const project = projectOf(many(2), [memo('m')]);
  expect(placeOf('m', project, [])).toEqual([[], true]);
  expect(placeOf('m', project, ['c1'])).toEqual([[guid('c1')], true]);
});
