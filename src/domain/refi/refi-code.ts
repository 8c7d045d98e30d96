import { element, elementOrNone, type XmlElement } from './xml-element.ts';

/** A code of the REFI-QDA exchange format. One that only groups others can't be applied to text. */
export type RefiCode = {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly description: string;
  readonly isCodable: boolean;
  readonly notes?: readonly string[];
  readonly codes: readonly RefiCode[];
};

export function codeElement(code: RefiCode): XmlElement {
  const { id, name, color, description, isCodable, codes, notes = [] } = code;
  const isColor = color !== null && /^#(?:[\da-f]{3}){1,2}$/i.test(color);
  return element('Code', { guid: id, name, isCodable, color: isColor ? color : null }, [
    ...elementOrNone('Description', description.trim()),
    ...notes.map((targetGUID) => element('NoteRef', { targetGUID })),
    ...codes.map(codeElement),
  ]);
}

/** Codes of any depth, each before those in it. */
export function codesIn(codes: readonly RefiCode[]): RefiCode[] {
  return codes.flatMap((code) => [code, ...codesIn(code.codes)]);
}
