import { IconBrandGoogle, IconBrandWindows, IconId, IconKey } from '@tabler/icons-react';
import { signInProviderLabels, type FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { isPlainClick } from '#web/lib/navigation/follow-links.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { OrLine } from './or-line.tsx';
import classes from './provider-buttons.module.css';

const icons = {
  GOOGLE: IconBrandGoogle,
  MICROSOFT: IconBrandWindows,
  AUTH0: IconId,
  TEAM_SSO: IconKey,
} as const;
const names = { ...signInProviderLabels, TEAM_SSO: 'single sign-on' } as const;

export type ProviderButtonsProps = {
  providers: readonly FlowProvider[];
  /** Nothing follows that they would be an alternative to. */
  isOnly?: boolean;
  /** The workspace to enter afterwards, and where in it. */
  teamId?: string | undefined;
  redirect?: string | undefined;
  /** Opens the address beside the page; says whether it could. */
  open?: (url: string) => boolean;
};

/** Other ways to sign in, where this installation has some; plain links, because each leads to another site. */
export function ProviderButtons({ providers, isOnly = false, teamId, redirect, open }: ProviderButtonsProps) {
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
          const url = rootUrl(`/global/oidc/start?${query.toString()}`);
          return (
            <a
              key={provider}
              href={url}
              className={buttonClass('default')}
              onClick={(event) => {
                if (isPlainClick(event.nativeEvent, event.currentTarget) && open?.(url))
                  event.preventDefault();
              }}
            >
              <Icon size={16} aria-hidden />
              Continue with {names[provider]}
            </a>
          );
        })}
      </div>
      {!isOnly && <OrLine margin="var(--space-4)">or</OrLine>}
    </>
  );
}
