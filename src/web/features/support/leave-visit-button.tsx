import { buildUrl } from '#domain/routes/build-url.ts';
import { post } from '#web/lib/rest.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';

export function LeaveVisitButton() {
  const submit = useSubmit();
  async function leave() {
    await post('/api/support/leave');
    location.assign(rootUrl(buildUrl('staff')));
  }
  return (
    <Button busy={submit.busy} onClick={() => void submit.run(leave)}>
      Leave workspace
    </Button>
  );
}
