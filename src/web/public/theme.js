// Runs before the first paint, outside the bundle, so that a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem('hark.theme');
  if (theme === 'light' || theme === 'dark' || theme === 'legacy')
    document.documentElement.dataset.theme = theme;
} catch {
  // No storage: follow the system.
}
