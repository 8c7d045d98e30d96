import { deepLinkHash, searchHash } from './hash-state.ts';
import { route } from './route.ts';

export const contactRoutes = {
  contacts: route('/contacts', { hash: searchHash }),
  contact: route('/contacts/{personId}', {
    peek: 'Side',
    stackable: true,
    hash: { ...deepLinkHash, ...searchHash },
  }),
  recruitBookingPreview: route('/recruit/{studyRefId}/booking-preview'),
  recruitPromo: route('/recruit-promo'),
  recruitBooking: route('/recruit/booking/{externalBookingId}'),
} as const;
