import { useEffect, useState } from 'react';
import { integer, string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { readLocalValue, writeLocalValue } from '#web/lib/local-value.ts';

/** What a link to the sign-up page brings along. */
export type SignUpOffer = {
  readonly installTemplateId?: string | undefined;
  readonly promo?: string | undefined;
  readonly sample?: string | undefined;
};

const name = 'sign-up-offer';
const keptMs = 24 * 3_600_000;
const keptCodec = object({
  installTemplateId: optional(string),
  promo: optional(string),
  sample: optional(string),
  until: integer,
});

/** The way to a workspace leads through a mail or a provider, so the browser remembers, in other tabs too. */
export function useOffer({ installTemplateId, promo, sample }: SignUpOffer): SignUpOffer {
  const isNew = installTemplateId !== undefined || promo !== undefined || sample !== undefined;
  const [kept] = useState(readOffer);
  useEffect(() => {
    if (isNew) writeLocalValue(name, { installTemplateId, promo, sample, until: Date.now() + keptMs });
  }, [isNew, installTemplateId, promo, sample]);
  return isNew ? { installTemplateId, promo, sample } : kept;
}

function readOffer(): SignUpOffer {
  const { until, ...offer } = readLocalValue(name, keptCodec, { until: 0 });
  return until < Date.now() ? {} : offer;
}

/** Once the workspace exists, it belongs to no other one. */
export function dropOffer(): void {
  writeLocalValue(name, null);
}
