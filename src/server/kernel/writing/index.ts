export { writingProperties, writingSearch, writingStale } from './writing-kind.ts';
