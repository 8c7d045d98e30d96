export const accessLost = 'The person who asked no longer has access.';
export const namesMissed =
  'The model that finds names isn’t installed on this server. Only data with a form and known participants were found.';
