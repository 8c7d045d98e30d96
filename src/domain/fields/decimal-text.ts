const maxLength = 40;

/** The one spelling of a plain decimal: no leading zeros, no trailing zeros, no minus zero. Null: not one. */
export function canonicalDecimal(text: string): string | null {
  if (text.length > maxLength) return null;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  const plain = decimals === '' ? integer : `${integer}.${decimals}`;
  return sign === '-' && plain !== '0' ? `-${plain}` : plain;
}
