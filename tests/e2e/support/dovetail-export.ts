import { strToU8, zipSync } from 'fflate';

const dovetail = {
  'Checkout study/notes.csv':
    'ID,Title,Participants,Plan\nn1,Call with Grace,Grace Hopper,Pro\nn2,Call with Bo,Bo,Free\n',
  'Checkout study/notes/Call with Grace.html': '<h1>Call with Grace</h1><p>The <b>export</b> is slow.</p>',
  'Checkout study/notes/Call with Bo.md': '# Call with Bo\n\nIt costs **too much** for us.',
  'Checkout study/highlights.csv':
    'Highlight,Note ID,Tags,Created by\nThe export is slow.,n1,pain,Ada\ntoo much,n2,price,Ada\n',
  'Checkout study/tags.csv': 'Tag,Group,Color,Description\npain,Feelings,#e03131,It hurts\nprice,Money,,\n',
  'Checkout study/insights/Slow exports.md': '# Slow exports\n\nPeople wait.',
};

/** A ZIP file as Dovetail writes it. */
export function dovetailExport(): Buffer {
  const files = Object.entries(dovetail).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
