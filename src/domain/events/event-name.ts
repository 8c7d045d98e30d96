/** 'access.inheritanceChanged' → 'Access inheritance changed'. */
export function eventName(type: string): string {
  const words = type.replace('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/^Api\b/, 'API');
}
