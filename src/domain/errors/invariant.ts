/** Ends a switch: a new member of the union makes the call a type error. */
export function unreachable(_value: never): never {
  throw new Error('internal error entered unreachable code');
}
