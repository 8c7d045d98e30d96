export { HomePaths } from './home-paths.tsx';
