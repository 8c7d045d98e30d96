import { use, type CSSProperties, type ReactNode } from 'react';
import { readableOn } from '#domain/color/contrast.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { BarePage } from '#web/ui/bare-page.tsx';
import { BrandContext, type AuthBrand } from './brand-context.ts';
import classes from './auth-layout.module.css';

export type AuthLayoutProps = { title: string; lead?: ReactNode; children?: ReactNode; foot?: ReactNode };

/** One narrow column: what this is, what to type, what else one may want. */
export function AuthLayout({ title, lead, children, foot }: AuthLayoutProps) {
  useDocumentTitle(title);
  const brand = use(BrandContext);
  return (
    <BarePage style={brand === null ? {} : colorsOf(brand)}>
      {brand?.logo && (
        <p className={classes.logo}>
          <img src={brand.logo.baseImageUrl} alt={workspaceNameOf(brand.name)} />
        </p>
      )}
      <PageHeading>{title}</PageHeading>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </BarePage>
  );
}

/** The workspace's color on buttons, with text that can be read on it. */
function colorsOf({ primaryColor }: AuthBrand): CSSProperties {
  if (primaryColor === null) return {};
  return Object.fromEntries([
    ['--color-accent', primaryColor],
    ['--color-accent-hover', `color-mix(in srgb, ${primaryColor} 90%, ${readableOn(primaryColor)})`],
    ['--color-on-accent', readableOn(primaryColor)],
  ]);
}
