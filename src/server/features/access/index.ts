export { findStanding, type Standing } from './find-standing.ts';
export { getLevel, levelOfRank } from './level.ts';
export { registerObject, unregisterObjects } from './register-object.ts';
export { isVisible, rankOf } from './scope.ts';
