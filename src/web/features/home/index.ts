export { homePlaces } from './places.ts';
