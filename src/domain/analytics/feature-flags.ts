export type FeatureFlagScope = 'team' | 'global';

/** A flag holds for one workspace (team) or for everybody (global). */
export const featureFlags = {
  agents: { scope: 'team', default: false },
  aiDocs: { scope: 'team', default: false },
  auditLog: { scope: 'team', default: false },
  channelIntegrations: { scope: 'team', default: false },
  dashboards: { scope: 'team', default: false },
  magicOnboarding: { scope: 'global', default: false },
  postOnboardingNotePopup: { scope: 'team', default: true },
  pricing2025: { scope: 'global', default: false },
  reverseTrial: { scope: 'global', default: false },
  searchHybrid: { scope: 'team', default: false },
  searchNext: { scope: 'team', default: false },
  searchVector: { scope: 'team', default: false },
  segments: { scope: 'team', default: false },
} as const satisfies Record<string, { scope: FeatureFlagScope; default: boolean }>;
export type FeatureFlag = keyof typeof featureFlags;

export function isFeatureOn(
  flag: FeatureFlag,
  overrides: { team?: Partial<Record<FeatureFlag, boolean>>; global?: Partial<Record<FeatureFlag, boolean>> },
): boolean {
  return overrides[featureFlags[flag].scope]?.[flag] ?? featureFlags[flag].default;
}

/** The flags that hold for everybody. Nothing overrides them here: a flag is on for all installations of a release. */
export function globalFlags(): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(featureFlags).flatMap(([name, flag]) =>
      flag.scope === 'global' ? [[name, flag.default]] : [],
    ),
  );
}

export const growthVariants = ['magic-onboarding', 'product-tour', 'default', 'default-no-sample'] as const;
export type GrowthVariant = (typeof growthVariants)[number];

export const deploymentEnvironments = ['production', 'staging', 'chaos', 'development', 'test'] as const;
export type DeploymentEnvironment = (typeof deploymentEnvironments)[number];
