export { AddParticipant } from './add-participant.tsx';
export { ContactScreen } from './contact-screen.tsx';
export { ContactsPanel } from './contacts-panel.tsx';
export { LazyNewPersonDialog } from './lazy-new-person-dialog.tsx';
export { NoteContacts } from './note-contacts.tsx';
export { PersonMenu } from './person-menu.tsx';
export { PersonScreen } from './person-screen.tsx';
export { peopleSettings } from './settings-places.ts';
export { SpeakerContact, type LinkedContact } from './speaker-contact.tsx';
