export const ui = {
  loadFailed: { title: 'This could not be loaded', retry: 'Try again' },
  list: { total_one: '{{count}} entry', total_other: '{{count}} entries' },
  centrePicker: { label: 'Center', all: 'All centers' },
  export: 'Export to Excel',
  downloadPdf: 'Download PDF',
  downloadFail: 'The download failed. Refresh the page and try again.',
  stale: {
    title: 'Somebody else changed this meanwhile',
    hint: 'Nothing of yours was saved yet, and what you typed is kept. Compare with what they saved, then save again.',
    value: '{{field}}: now {{value}}',
  },
  form: {
    cancel: 'Cancel',
    save: 'Save',
    failedTitle: 'This was not saved',
    discardTitle: 'Discard your changes?',
    discardText: 'What you typed has not been saved.',
    discard: 'Discard',
    keep: 'Keep editing',
  },
};
