export { ContactScreen } from './contact-screen.tsx';
export { ContactsPanel } from './contacts-panel.tsx';
export { NoteContacts } from './note-contacts.tsx';
export { peopleCache } from './people-cache.ts';
export { PersonMenu } from './person-menu.tsx';
export { PersonScreen } from './person-screen.tsx';
export { peoplePlaces } from './places.ts';
export { peopleSettings } from './settings-places.ts';
