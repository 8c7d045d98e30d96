import * as decoding from 'lib0/decoding';

/** A document's id, and the session that some editors add to it. */
const longestName = 200;
const auth = 2;

/** Whether bytes from a client have the form that the editor's server expects; it logs whatever else with a stack. */
export function isEditorMessage(data: Uint8Array): boolean {
  try {
    const decoder = decoding.createDecoder(new Uint8Array(data));
    if (decoding.readVarString(decoder).length > longestName) return false;
    if (decoding.readVarUint(decoder) !== auth) return true;
    decoding.readVarUint(decoder);
    decoding.readVarString(decoder);
    return true;
  } catch {
    return false;
  }
}
