export const subscriptionStatuses = ['ACTIVE', 'CANCELED', 'PAST_DUE', 'TRIALING', 'UNPAID'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionIntervals = ['year', 'month', 'week', 'day'] as const;
export type SubscriptionInterval = (typeof subscriptionIntervals)[number];

export const paymentMethods = ['CREDIT_CARD', 'CREDITS'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A late payment keeps the plan while the provider retries the card; an unpaid one does not. */
export function isSubscriptionLive(status: SubscriptionStatus): boolean {
  return status === 'ACTIVE' || status === 'TRIALING' || status === 'PAST_DUE';
}

/** Nothing is deleted when it is not paid for: a workspace goes on with the free plan or stays readable. */
export function isReadOnlyWorkspace(billing: {
  status: SubscriptionStatus | null;
  isFreePlanAvailable: boolean;
}): boolean {
  return billing.status !== null && !isSubscriptionLive(billing.status) && !billing.isFreePlanAvailable;
}
