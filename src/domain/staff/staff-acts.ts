/** What internal staff do with a workspace from outside; its admins find each in their audit log. */
export type StaffAct = 'teamRead' | 'workspaceCreated' | 'subdomainUpdated';
