import { useState } from 'react';
import { HeldTagPicker, type HeldTagPickerProps } from './held-tag-picker.tsx';
import { nothingPicked } from './pick-tags.ts';

export type TagPickerProps = Omit<HeldTagPickerProps, 'picking' | 'onPicking'>;

/** What is chosen in it goes with it. */
export function TagPicker(props: TagPickerProps) {
  const [picking, setPicking] = useState(nothingPicked);
  return <HeldTagPicker {...props} picking={picking} onPicking={setPicking} />;
}
