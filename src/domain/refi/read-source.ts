import {
  variableTypes,
  type AreaSelection,
  type PageSelection,
  type RefiCoding,
  type RefiSource,
  type RefiText,
  type RefiTranscript,
  type RefiValue,
} from './refi-source.ts';
import { child, children, guid, guidOrNone, integer, referredIn, textIn, type Problems } from './read-xml.ts';
import type { XmlElement } from './xml-element.ts';

/** Undefined for an element that is no source. */
export function readSource(source: XmlElement, problems: Problems): RefiSource | undefined {
  const selected = (name: string) => children(source, name);
  switch (source.name) {
    case 'TextSource':
      return { kind: 'text', ...readText(source, problems) };
    case 'PictureSource': {
      const text = child(source, 'TextDescription');
      const selections = selected('PictureSelection').map((one) => readArea(one, problems));
      const representation = text ? readText(text, problems) : null;
      return { kind: 'picture', ...readFiled(source, problems), representation, selections };
    }
    case 'PDFSource': {
      const text = child(source, 'Representation');
      const selections = selected('PDFSelection').map((one) => readPage(one, problems));
      const representation = text ? readText(text, problems) : null;
      return { kind: 'pdf', ...readFiled(source, problems), representation, selections };
    }
    case 'AudioSource':
    case 'VideoSource': {
      const kind = source.name === 'AudioSource' ? 'audio' : 'video';
      const name = kind === 'audio' ? 'AudioSelection' : 'VideoSelection';
      return {
        kind,
        ...readFiled(source, problems),
        transcripts: selected('Transcript').map((one) => readTranscript(one, problems)),
        selections: selected(name).map((one) => ({
          ...readSelected(one, problems),
          begin: integer(one, 'begin', problems),
          end: integer(one, 'end', problems),
        })),
      };
    }
    default:
      return undefined;
  }
}

export function readText(source: XmlElement, problems: Problems): RefiText {
  return {
    ...readWritten(source, problems),
    ...readCoded(source, problems),
    selections: children(source, 'PlainTextSelection').map((one) => ({
      ...readSelected(one, problems),
      start: integer(one, 'startPosition', problems),
      end: integer(one, 'endPosition', problems),
    })),
  };
}

function readTranscript(source: XmlElement, problems: Problems): RefiTranscript {
  const optional = (one: XmlElement, key: string) =>
    one.attributes[key] === undefined ? null : integer(one, key, problems);
  return {
    ...readWritten(source, problems),
    syncPoints: children(source, 'SyncPoint').map((one) => ({
      guid: guid(one, 'guid', problems),
      timeStamp: optional(one, 'timeStamp'),
      position: optional(one, 'position'),
    })),
    selections: children(source, 'TranscriptSelection').map((one) => ({
      ...readSelected(one, problems),
      from: guidOrNone(one, 'fromSyncPoint'),
      to: guidOrNone(one, 'toSyncPoint'),
    })),
  };
}

function readArea(one: XmlElement, problems: Problems): AreaSelection {
  return {
    ...readSelected(one, problems),
    firstX: integer(one, 'firstX', problems),
    firstY: integer(one, 'firstY', problems),
    secondX: integer(one, 'secondX', problems),
    secondY: integer(one, 'secondY', problems),
  };
}

function readPage(one: XmlElement, problems: Problems): PageSelection {
  const text = child(one, 'Representation');
  return {
    ...readArea(one, problems),
    page: integer(one, 'page', problems),
    representation: text ? readText(text, problems) : null,
  };
}

function readSelected(one: XmlElement, problems: Problems) {
  return { ...readNamed(one, problems), codings: readCodings(one, problems) };
}

function readFiled(source: XmlElement, problems: Problems) {
  const { path = null, currentPath = null } = source.attributes;
  return { ...readNamed(source, problems), ...readCoded(source, problems), path, currentPath };
}

function readWritten(source: XmlElement, problems: Problems) {
  const { plainTextPath = null, richTextPath = null } = source.attributes;
  const text = child(source, 'PlainTextContent')?.text ?? null;
  return { ...readNamed(source, problems), text, plainTextPath, richTextPath };
}

function readCoded(source: XmlElement, problems: Problems) {
  return {
    codings: readCodings(source, problems),
    values: children(source, 'VariableValue').flatMap((one) => readValue(one)),
  };
}

function readNamed(one: XmlElement, problems: Problems) {
  return {
    guid: guid(one, 'guid', problems),
    name: one.attributes['name'] ?? null,
    description: textIn(one, 'Description'),
    notes: referredIn(one, 'NoteRef'),
    createdBy: guidOrNone(one, 'creatingUser'),
    createdAt: one.attributes['creationDateTime'] ?? null,
    modifiedBy: guidOrNone(one, 'modifyingUser'),
    modifiedAt: one.attributes['modifiedDateTime'] ?? null,
  };
}

function readCodings(source: XmlElement, problems: Problems): RefiCoding[] {
  return children(source, 'Coding').flatMap((one) => {
    const [code] = referredIn(one, 'CodeRef');
    if (code === undefined) return [];
    return [
      {
        guid: guid(one, 'guid', problems),
        code,
        notes: referredIn(one, 'NoteRef'),
        createdBy: guidOrNone(one, 'creatingUser'),
        createdAt: one.attributes['creationDateTime'] ?? null,
      },
    ];
  });
}

export function readValue(one: XmlElement): RefiValue[] {
  const [variable] = referredIn(one, 'VariableRef');
  if (variable === undefined) return [];
  const type = variableTypes.find((known) => child(one, `${known}Value`));
  return [{ variable, type: type ?? null, value: type === undefined ? '' : textIn(one, `${type}Value`) }];
}
