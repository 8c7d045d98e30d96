/** Says in one sentence why an address was not fetched. */
export class Unfetchable extends Error {}
