/** Of Helvetica and those cut to its measure (Arial, Liberation Sans), in thousandths of the size, from the space on. */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);
const space = 32;
/** Of letters that the list has not: most alphabets, then scripts whose signs are squares. */
const [usual, square] = [620, 1000];
const firstSquare = 0x2e80;
/** For servers and readers that have none of these fonts: the usual one in their place is wider. */
const allowance = 1.15;
/** Bold letters are wider. */
const bold = 1.08;

export type Lettering = { readonly size: number; readonly isBold?: boolean };

export function widthOf(text: string, { size, isBold = false }: Lettering): number {
  let sum = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? space;
    sum += code >= firstSquare ? square : (widths[code - space] ?? usual) * allowance;
  }
  return (sum / 1000) * size * (isBold ? bold : 1);
}

/** Lines no wider than this, without a browser to measure them: broken between words, and inside of one that is too long. */
export function wrapWords(text: string, width: number, lettering: Lettering): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(/\s+/).filter((one) => one !== '')) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
      else {
        const parts = breakWord(word, width, lettering);
        if (line === '') lines.pop();
        lines.push(...parts);
      }
    }
    return lines;
  });
}

function breakWord(word: string, width: number, lettering: Lettering): string[] {
  const parts = [''];
  for (const sign of word) {
    const longer = (parts.at(-1) ?? '') + sign;
    if (longer === sign || widthOf(longer, lettering) <= width) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}
