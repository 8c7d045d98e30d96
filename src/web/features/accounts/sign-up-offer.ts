import { useEffect, useState } from 'react';
import { integer, string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { readLocalValue, writeLocalValue } from '#web/lib/local-value.ts';

/** What a link to the sign-up page brings along. */
export type SignUpOffer = {
  readonly installTemplateId?: string | undefined;
  readonly promo?: string | undefined;
};

const name = 'sign-up-offer';
const keptMs = 24 * 3_600_000;
const keptCodec = object({ installTemplateId: optional(string), promo: optional(string), until: integer });

/** The way to a workspace leads through a mail or a provider, so the browser remembers, in other tabs too. */
export function useOffer({ installTemplateId, promo }: SignUpOffer): SignUpOffer {
  const isNew = installTemplateId !== undefined || promo !== undefined;
  const [kept] = useState(readOffer);
  useEffect(() => {
    if (isNew) writeLocalValue(name, { installTemplateId, promo, until: Date.now() + keptMs });
  }, [isNew, installTemplateId, promo]);
  return isNew ? { installTemplateId, promo } : kept;
}

function readOffer(): SignUpOffer {
  const { until, installTemplateId, promo } = readLocalValue(name, keptCodec, { until: 0 });
  return until < Date.now() ? {} : { installTemplateId, promo };
}

/** Once the workspace exists, it belongs to no other one. */
export function dropOffer(): void {
  writeLocalValue(name, null);
}
