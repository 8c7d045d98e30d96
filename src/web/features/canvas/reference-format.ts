/** How a card travels from the staging area onto the board. */
export const referenceFormat = 'application/x-hark-reference';
