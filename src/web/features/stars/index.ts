export { ObjectList } from './object-list.tsx';
export { RecentlyVisited } from './recently-visited.tsx';
export { starSettings } from './settings-places.ts';
export { StarButton } from './star-button.tsx';
export { trashTitle } from './trash-identity.tsx';
export { TrashList } from './trash-list.tsx';
