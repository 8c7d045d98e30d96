export const hideNamesHint =
  'Hides the author, replaces the names of participants and speakers in titles and texts with “Participant 1”, and closes attached documents. Faces and voices in clips stay, and so do names that aren’t a participant’s or speaker’s.';
