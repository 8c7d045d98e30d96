export { ObjectList } from './object-list.tsx';
export { RecentlyVisited } from './recently-visited.tsx';
export { StarButton } from './star-button.tsx';
export { TrashList } from './trash-list.tsx';
export { starPlaces } from './places.ts';
export { starSettings } from './settings-places.ts';
