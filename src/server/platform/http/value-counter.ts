const [quote, backslash, comma, brace, bracket] = [0x22, 0x5c, 0x2c, 0x7b, 0x5b];

/** Counts the values of a JSON text in the pieces it arrives in, without making any of them. */
export class ValueCounter {
  #values = 1;
  #inString = false;
  #escaped = false;

  /** Answers how many there are so far. */
  add(piece: Uint8Array): number {
    for (const byte of piece) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === quote) this.#inString = !this.#inString;
      else if (this.#inString) this.#escaped = byte === backslash;
      else if (byte === comma || byte === brace || byte === bracket) this.#values += 1;
    }
    return this.#values;
  }
}
