/** A written collection with questions and the documents that answer them, to notice when the order gets worse. */
export const collection: readonly { readonly title: string; readonly body: string }[] = [
  {
    title: 'Checkout interview with Priya',
    body: 'The voucher field was hidden behind a link. I gave up on my discount and paid the full price.',
  },
  {
    title: 'Checkout interview with Tom',
    body: 'I paid by card in one step. The address form was filled in already, that was quick.',
  },
  {
    title: 'Support ticket: refund',
    body: 'The customer waited eleven days for a refund and wrote to us three times about it.',
  },
  {
    title: 'Onboarding diary, day one',
    body: 'I created an account, skipped the tour and could not find where to invite my team.',
  },
  {
    title: 'Onboarding diary, day three',
    body: 'A colleague invited me to her workspace. The tour showed tags first, which I did not need yet.',
  },
  {
    title: 'Invitations survey',
    body: 'Most teams invite between three and eight people in the first week, mostly by link.',
  },
  {
    title: 'Pricing page test',
    body: 'Four of six people did not see that the price was per seat and per month.',
  },
  {
    title: 'Pricing interview with a buyer',
    body: 'Procurement needs a yearly invoice. A monthly card payment is not possible for us.',
  },
  {
    title: 'Mobile usability session',
    body: 'On the phone the menu covers the button to save. He tapped it by accident and lost his draft.',
  },
  {
    title: 'Tablet usability session',
    body: 'She turned the tablet and the table lost its columns. She scrolled sideways for a minute.',
  },
  {
    title: 'Search complaints',
    body: 'People type the name of a client and expect its notes first. They get old tags instead.',
  },
  {
    title: 'Search log review',
    body: 'A third of all queries are one word. Misspelled names are the most common reason for no results.',
  },
  {
    title: 'Export request from a bank',
    body: 'They need all transcripts as documents on paper for an audit, signed and with page numbers.',
  },
  {
    title: 'Slides for the quarterly review',
    body: 'Retention rose by four points. The largest reason for churn is still the missing export.',
  },
  {
    title: 'Churn interview with Marta',
    body: 'We left because exporting our notes took an afternoon. Nobody wanted to do it again.',
  },
  {
    title: 'Churn interview with Lee',
    body: 'The tool was fine. Our company stopped doing research for a year and cancelled everything.',
  },
  {
    title: 'Accessibility audit',
    body: 'The color of the disabled buttons is too light. Screen readers do not announce the error in the form.',
  },
  {
    title: 'Keyboard session',
    body: 'He works without a mouse. The shortcut to highlight text is the one thing he would miss.',
  },
  {
    title: 'Transcription quality',
    body: 'Names of medicines are written wrongly in every recording. Doctors correct them by hand.',
  },
  {
    title: 'Recording consent',
    body: 'Two participants asked us to delete the video and keep only the transcript without their names.',
  },
  {
    title: 'Interview mit Frau Weber',
    body: 'Sie sucht die Rechnung und findet sie nicht. Die Rechnungen sind unter dem Konto und nicht unter Zahlung.',
  },
  {
    title: 'Gespräch mit einem Händler',
    body: 'Der Händler wartet auf die Zahlung und ruft an, weil die Rechnung nicht per Mail kommt.',
  },
  {
    title: 'Entretien avec Camille',
    body: 'Elle cherche ses factures dans le menu et ne les trouve pas. Elle appelle le service pour une facture.',
  },
  {
    title: 'Notes of the design review',
    body: 'We agreed to move the voucher field to the first step and to show the discount in the total.',
  },
];

export const questions: readonly { readonly ask: string; readonly answers: readonly number[] }[] = [
  { ask: 'voucher discount', answers: [0, 23] },
  { ask: 'refund', answers: [2] },
  { ask: 'inviting teams', answers: [5, 3] },
  { ask: 'why do customers leave because of exports', answers: [14, 13] },
  { ask: 'yearly invoice', answers: [7] },
  { ask: 'usability tablet', answers: [9] },
  { ask: 'lost draft on the phone', answers: [8] },
  { ask: 'misspelled names', answers: [11] },
  { ask: 'screen reader errors', answers: [16] },
  { ask: 'medicine names transcripts', answers: [18] },
  { ask: 'delete video participants', answers: [19] },
  { ask: 'Rechnungen finden', answers: [20] },
  { ask: 'facture', answers: [22] },
  { ask: 'price per seat', answers: [6] },
  { ask: 'keyboard shortcut', answers: [17] },
];
