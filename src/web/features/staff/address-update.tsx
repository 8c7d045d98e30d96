import { useState } from 'react';
import { useSubmit } from '#web/lib/use-submit.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ConsoleForm } from './console-form.tsx';
import { staffApi } from './staff-api.ts';

export type AddressUpdateProps = {
  teamId: string;
  subdomain: string;
  onUpdated: (subdomain: string) => void;
};

export function AddressUpdate({ teamId, subdomain, onUpdated }: AddressUpdateProps) {
  const [wanted, setWanted] = useState(subdomain);
  const [isUpdated, setUpdated] = useState(false);
  const submit = useSubmit();
  async function update() {
    await staffApi.updateSubdomain({ teamId, subdomain: wanted });
    onUpdated(wanted);
    setUpdated(true);
  }
  return (
    <>
      <ConsoleForm label="Update address" submit={submit} onSubmit={update}>
        <TextField
          label="New address"
          hint="The old address leads to the new one."
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </ConsoleForm>
      {isUpdated && <output>Address updated.</output>}
    </>
  );
}
