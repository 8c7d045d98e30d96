/** Kept here and not imported, so that stored events stay readable when the live lists change. */
export type Role = 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';
export type PermissionLevel = 'READ' | 'WRITE' | 'FULL';
