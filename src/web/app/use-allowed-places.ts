import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { Place } from '#web/kit/places/place.ts';

/** Those that the viewer may go to. */
export function useAllowedPlaces<P extends Place>(places: readonly P[]): readonly P[] {
  const viewer = useAsViewer();
  return places.filter(({ action }) => action === undefined || can(viewer, action).allowed);
}
