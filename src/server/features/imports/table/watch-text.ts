import { isUtf8 } from 'node:buffer';
import { utf16Of, type TableEncoding } from '#domain/imports/table-encoding.ts';

/** What all bytes of a text say about it; the first letter that tells may come late. */
export type TextFacts = { readonly encoding: TableEncoding; readonly hasNulls: boolean };

/** Enough to tell UTF-16 by its zeros. */
const headBytes = 64_000;

/** Looks at the pieces of a text as they arrive: UTF-8 until one byte isn’t, then Windows-1252. */
export class TextWatch {
  #head: Buffer[] = [];
  #headLength = 0;
  #look: ((piece: Buffer) => void) | undefined;
  #encoding: TableEncoding = 'utf-8';
  #hasNulls = false;
  /** A character that the end of a piece cut in two. */
  #cut: Buffer = Buffer.alloc(0);

  push(piece: Buffer): void {
    if (this.#look) return this.#look(piece);
    this.#head.push(piece);
    this.#headLength += piece.length;
    if (this.#headLength >= headBytes) this.#begin();
    return undefined;
  }

  end(): TextFacts {
    if (!this.#look) this.#begin();
    if (this.#cut.length > 0) this.#encoding = 'windows-1252';
    return { encoding: this.#encoding, hasNulls: this.#hasNulls };
  }

  #begin(): void {
    const head = Buffer.concat(this.#head);
    this.#head = [];
    const wide = utf16Of(head.subarray(0, headBytes));
    if (wide) this.#encoding = wide;
    const decoder = new TextDecoder(wide ?? undefined);
    this.#look = (piece) => {
      if (!wide) return this.#lookAtBytes(piece);
      // Every other byte of plain letters is zero: only what stands for a character counts.
      this.#hasNulls ||= decoder.decode(piece, { stream: true }).includes('\0');
      return undefined;
    };
    this.#look(head);
  }

  #lookAtBytes(piece: Buffer): void {
    this.#hasNulls ||= piece.includes(0);
    if (this.#encoding !== 'utf-8') return;
    const bytes = this.#cut.length > 0 ? Buffer.concat([this.#cut, piece]) : piece;
    const end = bytes.length - cutBytes(bytes);
    this.#cut = Buffer.from(bytes.subarray(end));
    if (isUtf8(bytes.subarray(0, end))) return;
    this.#encoding = 'windows-1252';
    this.#cut = Buffer.alloc(0);
  }
}

/** How many bytes at the end begin a character that isn’t whole yet. */
function cutBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const whole = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return whole > back ? back : 0;
  }
  return 0;
}
