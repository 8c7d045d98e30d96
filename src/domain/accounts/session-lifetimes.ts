/** How long a sign-in by e-mail lasts on a device. */
export const sessionSeconds = 604_800;
/** How long the bearer token that is made from a session lasts. */
export const bearerTokenSeconds = 300;
