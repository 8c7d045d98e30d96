export const subscriptionStatuses = ['ACTIVE', 'CANCELED', 'PAST_DUE', 'TRIALING', 'UNPAID'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
