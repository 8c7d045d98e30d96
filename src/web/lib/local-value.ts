import { useState } from 'react';
import { decode, type Codec } from '#domain/codec/codec.ts';
import { deviceStorage } from './small-storage.ts';

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
    return decode(codec, JSON.parse(deviceStorage.read(name) ?? ''));
  } catch {
    return fallback;
  }
}

export function writeLocalValue(name: string, value: unknown): void {
  deviceStorage.write(name, JSON.stringify(value));
}

export function dropLocalValue(name: string): void {
  deviceStorage.drop(name);
}

/** All whose names begin like this. */
export function dropLocalValuesOf(prefix: string): void {
  for (const name of deviceStorage.names(prefix)) deviceStorage.drop(name);
}
