/** Payment cards end with a digit that the others give. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = digit * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** International bank accounts: moved and read as a number, the rest of 97 is 1. */
export function isBankAccount(written: string): boolean {
  const account = written.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const moved = account.slice(4) + account.slice(0, 4);
  let rest = 0;
  for (const sign of moved)
    for (const digit of /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))
      rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Numbers that were never given out are no social security numbers. */
export function isSocialSecurityNumber(written: string): boolean {
  const [area = '', group = '', serial = ''] = written.split(/[- ]/);
  return area !== '000' && area !== '666' && group !== '00' && serial !== '0000';
}
