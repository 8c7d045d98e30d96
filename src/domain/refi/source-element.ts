import type {
  AreaSelection,
  PageSelection,
  RefiCoding,
  RefiSource,
  RefiStamp,
  RefiText,
  RefiTranscript,
  RefiValue,
  TimeSelection,
} from './refi-source.ts';
import { element, elementOrNone, type XmlElement } from './xml-element.ts';

/** A source in the order of parts that the schema asks for. */
export function sourceElement(source: RefiSource): XmlElement {
  if (source.kind === 'text') return textElement('TextSource', source);
  const description = elementOrNone('Description', source.description);
  if (source.kind === 'picture') {
    const { representation, selections } = source;
    return element('PictureSource', fileAttributes(source), [
      ...description,
      ...(representation ? [textElement('TextDescription', representation)] : []),
      ...selections.map((one) => element('PictureSelection', areaAttributes(one), selectedParts(one))),
      ...codedParts(source),
    ]);
  }
  if (source.kind === 'pdf') {
    const { representation, selections } = source;
    return element('PDFSource', fileAttributes(source), [
      ...description,
      ...selections.map(pageElement),
      ...(representation ? [textElement('Representation', representation)] : []),
      ...codedParts(source),
    ]);
  }
  const name = source.kind === 'audio' ? 'Audio' : 'Video';
  return element(`${name}Source`, fileAttributes(source), [
    ...description,
    ...source.transcripts.map(transcriptElement),
    ...source.selections.map((one) => timeElement(`${name}Selection`, one)),
    ...codedParts(source),
  ]);
}

/** Also what a memo is: text with parts that have codes. */
export function textElement(name: string, text: RefiText): XmlElement {
  return element(name, writtenAttributes(text), [
    ...elementOrNone('Description', text.description),
    ...(text.text === null ? [] : [element('PlainTextContent', {}, text.text)]),
    ...text.selections.map((one) => {
      const place = { startPosition: one.start, endPosition: one.end };
      return element('PlainTextSelection', { ...namedAttributes(one), ...place }, selectedParts(one));
    }),
    ...codedParts(text),
  ]);
}

function transcriptElement(transcript: RefiTranscript): XmlElement {
  return element('Transcript', writtenAttributes(transcript), [
    ...elementOrNone('Description', transcript.description),
    ...(transcript.text === null ? [] : [element('PlainTextContent', {}, transcript.text)]),
    ...transcript.syncPoints.map((point) => element('SyncPoint', { ...point })),
    ...transcript.selections.map((one) => {
      const place = { fromSyncPoint: one.from, toSyncPoint: one.to };
      return element('TranscriptSelection', { ...namedAttributes(one), ...place }, selectedParts(one));
    }),
    ...noteRefs(transcript),
  ]);
}

function pageElement(one: PageSelection): XmlElement {
  return element('PDFSelection', { ...areaAttributes(one), page: one.page }, [
    ...elementOrNone('Description', one.description),
    ...(one.representation ? [textElement('Representation', one.representation)] : []),
    ...one.codings.map(codingElement),
    ...noteRefs(one),
  ]);
}

function timeElement(name: string, one: TimeSelection): XmlElement {
  return element(name, { ...namedAttributes(one), begin: one.begin, end: one.end }, selectedParts(one));
}

type Noted = { readonly notes: readonly string[] };
type Codings = Noted & { readonly codings: readonly RefiCoding[] };

function selectedParts(one: Codings & { readonly description: string }): XmlElement[] {
  return [
    ...elementOrNone('Description', one.description),
    ...one.codings.map(codingElement),
    ...noteRefs(one),
  ];
}

function codedParts(one: Codings & { readonly values: readonly RefiValue[] }): XmlElement[] {
  return [...one.codings.map(codingElement), ...noteRefs(one), ...one.values.map(valueElement)];
}

function codingElement({ guid, code, notes, createdBy, createdAt }: RefiCoding): XmlElement {
  return element('Coding', { guid, creatingUser: createdBy, creationDateTime: createdAt }, [
    element('CodeRef', { targetGUID: code }),
    ...noteRefs({ notes }),
  ]);
}

export function noteRefs({ notes }: Noted): XmlElement[] {
  return notes.map((targetGUID) => element('NoteRef', { targetGUID }));
}

export function valueElement({ variable, type, value }: RefiValue): XmlElement {
  return element('VariableValue', {}, [
    element('VariableRef', { targetGUID: variable }),
    ...(type === null ? [] : [element(`${type}Value`, {}, value)]),
  ]);
}

type NamedParts = RefiStamp & { readonly guid: string; readonly name: string | null };

function namedAttributes({ guid, name, ...stamp }: NamedParts) {
  return {
    guid,
    name,
    creatingUser: stamp.createdBy,
    creationDateTime: stamp.createdAt,
    modifyingUser: stamp.modifiedBy,
    modifiedDateTime: stamp.modifiedAt,
  };
}

function fileAttributes(
  source: NamedParts & { readonly path: string | null; readonly currentPath: string | null },
) {
  return { ...namedAttributes(source), path: source.path, currentPath: source.currentPath };
}

function writtenAttributes(
  text: NamedParts & { readonly plainTextPath: string | null; readonly richTextPath: string | null },
) {
  return {
    ...namedAttributes(text),
    plainTextPath: text.plainTextPath,
    richTextPath: text.richTextPath,
  };
}

function areaAttributes(one: AreaSelection) {
  const { firstX, firstY, secondX, secondY } = one;
  return { ...namedAttributes(one), firstX, firstY, secondX, secondY };
}
