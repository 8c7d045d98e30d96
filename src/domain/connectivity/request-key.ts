/** Carries the sender's own id of a request, so that one whose answer was lost can be sent again and is done once. */
export const requestKeyHeader = 'x-hark-request-key';
