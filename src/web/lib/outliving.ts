type Send = (body: string, init: RequestInit) => Promise<Response>;

/** A browser refuses to keep more than 64 KiB of requests alive behind a page at once. */
const mostBytes = 60_000;

/** What somebody changed still arrives when they close or reload the page right away, as long as the browser holds it. */
export function outliving(send: Send): Send {
  let underWay = 0;
  return async (body, init) => {
    const { size } = new Blob([body]);
    if (underWay + size > mostBytes) return send(body, init);
    underWay += size;
    try {
      return await send(body, { ...init, keepalive: true });
    } finally {
      underWay -= size;
    }
  };
}
