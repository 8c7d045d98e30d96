import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';
import { signInProviderLabels, type OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { OrLine } from './or-line.tsx';
import classes from './provider-buttons.module.css';

const icons = { GOOGLE: IconBrandGoogle, MICROSOFT: IconBrandWindows } as const;

export type ProviderButtonsProps = {
  providers: readonly OidcProvider[];
  /** The workspace to enter afterwards, and where in it. */
  teamId?: string | undefined;
  redirect?: string | undefined;
};

/** Other ways to sign in, where this installation has some; plain links, because each leads to another site. */
export function ProviderButtons({ providers, teamId, redirect }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <div className={classes.buttons}>
        {providers.map((provider) => {
          const Icon = icons[provider];
          const query = new URLSearchParams({
            provider,
            ...(teamId !== undefined && { teamId }),
            ...(redirect !== undefined && { redirect }),
          });
          return (
            <a
              key={provider}
              href={rootUrl(`/global/oidc/start?${query.toString()}`)}
              className={buttonClass('default')}
            >
              <Icon size={16} aria-hidden />
              Continue with {signInProviderLabels[provider]}
            </a>
          );
        })}
      </div>
      <OrLine margin="var(--space-4)">or</OrLine>
    </>
  );
}
