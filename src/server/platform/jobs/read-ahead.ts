/** The next one is made while the last is worked on: what is read or reckoned need not wait for the database. */
export async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = begin(source);
  try {
    for (let one = await next; one.done !== true; one = await next) {
      next = begin(source);
      yield one.value;
    }
  } finally {
    await next.catch(() => {});
    await source.return(undefined);
  }
}

/** Without a listener, what fails before anybody waits for it would end the process. */
function begin<T>(source: AsyncGenerator<T>): Promise<IteratorResult<T, unknown>> {
  const next = source.next();
  next.catch(() => {});
  return next;
}
