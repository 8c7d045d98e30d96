import { NotFound } from '#web/lib/page/not-found.tsx';
import { BarePage } from '#web/ui/bare-page.tsx';

/** For addresses outside the signed-in app. */
export function BareNotFound() {
  return (
    <BarePage>
      <NotFound />
    </BarePage>
  );
}
