import { encodingOf } from '#domain/imports/table-encoding.ts';

/** The standard says UTF-8; some tools write UTF-16 or what Windows calls ANSI. A mark at the start is no character. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Some tools write characters that XML forbids. A sign in the place of each keeps all positions. */
export function readableXml(text: string): string {
  return (
    text
      .trimStart()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '\uFFFD')
      .replaceAll(/&#(?:x0*(?:[0-8BCEF]|1[\dA-F])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/giu, '\uFFFD')
  );
}
