import { say } from './command.ts';

export async function help(): Promise<void> {
  say(`npx hark <command>

  backup [file]                      Save database and files into one file
  restore <file> [--force]           Put a backup back; --force replaces what is there
  migrate                            Bring the database up to date without starting the server
  user invite <subdomain> <email>    Invite a person to a workspace
       [--role MANAGER|CONTRIBUTOR|VIEWER]
  user remove-second-factor <email>  Let a person in who has lost their phone and their recovery codes
  sign-in-link [subdomain] [email]   Print a link that signs a member in once; the first admin by default
  search check|repair [subdomain]    Compare the search index with what there is; repair rebuilds it
  secrets rotate                     Replace the key that stored keys and tokens are sealed with
  region-key                         Make the pair of keys of an installation that is one of several regions
  help                               This text

The commands use the same settings as the server: HARK_DATA_DIR, DATABASE_URL, HARK_SECRET, HARK_URL, SMTP_URL.
HARK_BACKUP_PASSPHRASE, or the file that HARK_BACKUP_PASSPHRASE_FILE names, seals backups and opens sealed ones.`);
}
