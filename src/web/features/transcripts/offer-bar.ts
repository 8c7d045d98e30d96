type Offer = { readonly label: string; readonly onTake: () => void; readonly onDismiss: () => void };

/** A quiet line above the text it is about. Plain DOM, as everything else in the text. */
export function offerBar({ label, onTake, onDismiss }: Offer): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'transcript-offer';
  bar.contentEditable = 'false';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Transcript found');
  const words = document.createElement('span');
  // Heard when it comes: it takes no focus from who is writing.
  words.setAttribute('role', 'status');
  words.textContent = label;
  const buttons = document.createElement('div');
  buttons.append(button('Make it a transcript', onTake), button('Dismiss', onDismiss));
  bar.append(words, buttons);
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  });
  return bar;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onPress);
  return made;
}
