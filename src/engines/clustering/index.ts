export { assign, type Assignment } from './assign.ts';
export { clusterPoints, type Clusters, type ClusterOptions } from './cluster-points.ts';
export { matchGroups, type GroupMatch, type KnownGroup } from './match-groups.ts';
export { groupAlike } from './group-alike.ts';
export { findNearest, type FindNearest, type Neighbours } from './nearest.ts';
export { cosine, countOf, pick, pointAt, toPoints, type Points } from './points.ts';
export { proposeTitles, type TitledGroup } from './propose-titles.ts';
export { distinctTitles } from './distinct-titles.ts';
