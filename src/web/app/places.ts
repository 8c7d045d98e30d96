import { agentPlaces } from '#web/features/agents/index.ts';
import { channelsPlaces } from '#web/features/channels/index.ts';
import { docPlaces } from '#web/features/docs/index.ts';
import { folderPlaces } from '#web/features/folders/index.ts';
import { homePlaces } from '#web/features/home/index.ts';
import { peoplePlaces } from '#web/features/people/index.ts';
import { projectPlaces } from '#web/features/projects/index.ts';
import { savedFeedPlaces } from '#web/features/saved-feeds/index.ts';
import { searchPlaces } from '#web/features/search/index.ts';
import { starPlaces } from '#web/features/stars/index.ts';
import { workspacePlaces } from '#web/features/workspaces/index.ts';
import type { Place } from '#web/kit/places/place.ts';

/** In the order of the sidebar. The palette, the shortcut sheet and the keys themselves read the same list. */
export const places: readonly Place[] = [
  ...searchPlaces,
  ...homePlaces,
  ...projectPlaces,
  ...savedFeedPlaces,
  ...folderPlaces,
  ...channelsPlaces,
  ...docPlaces,
  ...agentPlaces,
  ...peoplePlaces,
  ...starPlaces,
  ...workspacePlaces,
];
