/**
 * Every table as Kysely sees it. Empty here on purpose: each slice declares its own tables in its
 * `tables.ts` by augmenting this interface, so that no file has to know all of them.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- augmented by the slices
export interface Tables {}
