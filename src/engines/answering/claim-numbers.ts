const spelled: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  half: '1/2',
  twice: '2x',
  once: '1x',
};

/** The figures of a text, written out or not. "One" is left out: it is a word like "it" more often than a number. */
export function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const [digits] of text.matchAll(/\d+(?:[.,]\d+)*/g)) numbers.add(plainNumber(digits));
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) {
    const number = spelled[word];
    if (number !== undefined) numbers.add(number);
  }
  return numbers;
}

/** 1,200 and 1200 are the same, and so are 2.50 and 2.5. */
function plainNumber(digits: string): string {
  const joined = digits.replaceAll(/,(?=\d{3}(?:\D|$))/g, '').replaceAll(',', '.');
  return joined.includes('.') ? joined.replace(/\.?0+$/, '') : joined.replace(/^0+(?=\d)/, '');
}
