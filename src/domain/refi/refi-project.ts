import type { RefiCode } from './refi-code.ts';
import { countUnread } from './count-unread.ts';
import { readSource, readText, readValue } from './read-source.ts';
import {
  variableTypes,
  type RefiSource,
  type RefiText,
  type RefiValue,
  type RefiVariable,
} from './refi-source.ts';
import { child, children, guid, guidOrNone, listed, referredIn, textIn, type Problems } from './read-xml.ts';
import type { XmlElement } from './xml-element.ts';

export type RefiUser = { readonly guid: string; readonly name: string };

export type RefiCase = {
  readonly guid: string;
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly values: readonly RefiValue[];
  readonly sources: readonly string[];
  readonly selections: readonly string[];
  /** Of tools whose cases are people: a contact who is known already is used. */
  readonly contact?: { readonly email: string | null };
};

export type RefiSet = {
  readonly guid: string;
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly sources: readonly string[];
  readonly notes: readonly string[];
};

/** A project of the exchange format. Links and graphs are kept as they are written. */
export type RefiProject = {
  readonly name: string;
  readonly origin: string;
  readonly description: string;
  readonly users: readonly RefiUser[];
  readonly codes: readonly RefiCode[];
  readonly variables: readonly RefiVariable[];
  readonly cases: readonly RefiCase[];
  readonly sources: readonly RefiSource[];
  readonly notes: readonly RefiText[];
  readonly links: readonly XmlElement[];
  readonly sets: readonly RefiSet[];
  readonly graphs: readonly XmlElement[];
  readonly noteRefs: readonly string[];
  /** What its reader found no place for, with how often. */
  readonly unread?: readonly (readonly [what: string, count: number])[];
};

/** A project, or a codebook as a project that has only codes. Undefined for any other document. */
export function readRefiProject(root: XmlElement, problems: Problems): RefiProject | undefined {
  if (root.name !== 'Project' && root.name !== 'CodeBook') return undefined;
  const unread = countUnread(root);
  const book = root.name === 'CodeBook' ? root : child(root, 'CodeBook');
  return {
    name: root.attributes['name'] ?? '',
    origin: root.attributes['origin'] ?? '',
    description: textIn(root, 'Description'),
    users: listed(root, 'Users', 'User').map((one) => ({
      guid: guid(one, 'guid', problems),
      name: one.attributes['name'] ?? one.attributes['id'] ?? '',
    })),
    codes: book ? listed(book, 'Codes', 'Code').map((one) => readCode(one, problems)) : [],
    variables: listed(root, 'Variables', 'Variable').map((one) => ({
      guid: guid(one, 'guid', problems),
      name: one.attributes['name'] ?? '',
      type: variableTypes.find((type) => type === one.attributes['typeOfVariable']) ?? 'Text',
      description: textIn(one, 'Description'),
    })),
    cases: listed(root, 'Cases', 'Case').map((one) => readCase(one, problems)),
    sources: (child(root, 'Sources')?.children ?? []).flatMap((one) => readSource(one, problems) ?? []),
    notes: listed(root, 'Notes', 'Note').map((one) => readText(one, problems)),
    links: listed(root, 'Links', 'Link'),
    sets: [root, ...(book && book !== root ? [book] : [])]
      .flatMap((within) => listed(within, 'Sets', 'Set'))
      .map((one) => ({
        guid: guid(one, 'guid', problems),
        name: one.attributes['name'] ?? '',
        description: textIn(one, 'Description'),
        codes: membersIn(one, 'MemberCode'),
        sources: referredIn(one, 'MemberSource'),
        notes: referredIn(one, 'MemberNote'),
      })),
    graphs: listed(root, 'Graphs', 'Graph'),
    noteRefs: referredIn(root, 'NoteRef'),
    ...(unread.length > 0 && { unread }),
  };
}

/** The codebook format names the members of its sets by another attribute. */
function membersIn(one: XmlElement, name: string): string[] {
  return children(one, name).flatMap(
    (member) => guidOrNone(member, 'targetGUID') ?? guidOrNone(member, 'guid') ?? [],
  );
}

function readCode(one: XmlElement, problems: Problems): RefiCode {
  return {
    id: guid(one, 'guid', problems),
    name: one.attributes['name'] ?? '',
    color: one.attributes['color'] ?? null,
    description: textIn(one, 'Description'),
    isCodable: !['false', '0'].includes((one.attributes['isCodable'] ?? '').trim().toLowerCase()),
    notes: referredIn(one, 'NoteRef'),
    codes: children(one, 'Code').map((inner) => readCode(inner, problems)),
  };
}

function readCase(one: XmlElement, problems: Problems): RefiCase {
  return {
    guid: guid(one, 'guid', problems),
    name: one.attributes['name'] ?? '',
    description: textIn(one, 'Description'),
    codes: referredIn(one, 'CodeRef'),
    values: children(one, 'VariableValue').flatMap((value) => readValue(value)),
    sources: referredIn(one, 'SourceRef'),
    selections: referredIn(one, 'SelectionRef'),
  };
}
