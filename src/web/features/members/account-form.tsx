import { textLimits } from '#domain/limits/text-limits.ts';
import { NameForm } from '#web/lib/page/name-form.tsx';
import { UpdateProfileDocument } from './members.gen.ts';

export function AccountForm({ name }: { name: string }) {
  return (
    <NameForm
      saved={name}
      limit={textLimits.memberName}
      update={UpdateProfileDocument}
      done="Name saved"
      field={{ autoComplete: 'name' }}
    />
  );
}
