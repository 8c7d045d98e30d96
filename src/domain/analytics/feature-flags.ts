/** The flags that hold for everybody, as the root app asks for them. A flag is on for all installations of a release. */
export const globalFlags = { magicOnboarding: false, pricing2025: false, reverseTrial: false } as const;
