import { useState } from 'react';
import { decode, type Codec } from '#domain/codec/codec.ts';

/** A small choice remembered on this device, such as the width of the sidebar. */
export function useLocalValue<T>(name: string, codec: Codec<T>, fallback: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readLocalValue(name, codec, fallback));
  return [
    value,
    (next) => {
      setValue(next);
      writeLocalValue(name, next);
    },
  ];
}

export function readLocalValue<T>(name: string, codec: Codec<T>, fallback: T): T {
  try {
    return decode(codec, JSON.parse(localStorage.getItem(`hark.${name}`) ?? ''));
  } catch {
    return fallback;
  }
}

export function writeLocalValue(name: string, value: unknown): void {
  try {
    localStorage.setItem(`hark.${name}`, JSON.stringify(value));
  } catch {
    // Storage refused: the choice lasts for this page.
  }
}

export function dropLocalValue(name: string): void {
  try {
    localStorage.removeItem(`hark.${name}`);
  } catch {
    // Storage refused: nothing was kept.
  }
}

/** All whose names begin like this. */
export function dropLocalValuesOf(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`hark.${prefix}`)) localStorage.removeItem(key);
  } catch {
    // Storage refused: nothing was kept.
  }
}
