import { IconAddressBook } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const peoplePlaces: readonly Place[] = [
  { route: 'contacts', label: 'Contacts', icon: IconAddressBook, pages: ['contact', 'person'] },
];
