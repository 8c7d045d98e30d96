export { ObjectList } from './object-list.tsx';
export { starPlaces } from './places.ts';
export { RecentlyVisited } from './recently-visited.tsx';
export { starSettings } from './settings-places.ts';
export { StarButton } from './star-button.tsx';
export { starsCache } from './stars-cache.ts';
export { trashTitle } from './trash-identity.tsx';
export { TrashList } from './trash-list.tsx';
