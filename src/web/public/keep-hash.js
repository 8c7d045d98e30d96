// On the page of an address without a workspace. The server never hears what follows the #: the link takes it along.
for (const link of document.querySelectorAll('a[data-takes-hash]')) {
  const url = new URL(link.href);
  const wanted = (url.searchParams.get('redirect') ?? '/') + location.hash;
  if (wanted !== '/') url.searchParams.set('redirect', wanted);
  link.href = url.href;
}
