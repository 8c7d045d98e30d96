export function reasonFor(said: string): string;
