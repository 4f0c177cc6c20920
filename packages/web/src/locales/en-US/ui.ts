import { contentStatusWords, resourceListWords } from '@trellis/contract/resources/words';
import { term } from './common.ts';

export const ui = {
  loadFailed: { title: 'This could not be loaded' },
  list: {
    total_one: '{{count}} entry',
    total_other: '{{count}} entries',
    more: '{{count, number}}+ entries',
    noMatch: 'Nothing matches',
    noMatchHint: 'Search for less, or clear the filters.',
    searchBy: 'Search by {{fields}}',
  },
  selection: {
    count_one: '{{count}} chosen',
    count_other: '{{count}} chosen',
    full_one: '{{count}} chosen: no more at once',
    full_other: '{{count}} chosen: no more at once',
    clear: 'Clear',
    row: 'Choose {{name}}',
    page: 'Choose this page',
    label: 'Chosen rows',
  },
  rows: {
    added: resourceListWords.en.added,
    order: resourceListWords.en.order,
    version: resourceListWords.en.version,
    actionsOf: 'Actions for {{name}}',
  },
  deleting: {
    title: 'Delete “{{name}}”?',
    text: 'This cannot be undone. What is in use stays.',
    done: '“{{name}}” was deleted',
  },
  status: {
    action: term.changeStatus,
    title: 'Status of “{{name}}”',
    now: 'It is now: {{status}}. Choose its status',
    required: 'Choose a status',
    ...contentStatusWords.en,
  },
  sort: {
    action: term.changeOrder,
    title: 'Place of “{{name}}”',
    label: 'Place in the order',
    hint: '0 comes first',
    required: 'Enter a place',
    min: 'The first place is 0',
  },
  order: { up: term.moveUp, down: term.moveDown, remove: 'Take out “{{name}}”' },
  centrePicker: { all: term.allCenters },
  export: 'Export to Excel',
  downloadPdf: 'Download PDF',
  downloadFail: 'The download failed. Refresh the page and try again.',
  stale: {
    title: 'Somebody else changed this meanwhile',
    hint: 'Nothing of yours was saved yet, and what you typed is kept. Compare with what they saved, then save again.',
    value: '{{field}}: now {{value}}',
  },
  picture: {
    choose: 'Choose a picture',
    change: 'Choose another picture',
    none: 'No picture',
  },
  form: {
    unfit: '{{field}} cannot be this',
    required: term.pleaseFillIn,
    failedTitle: 'This was not saved',
    discardTitle: 'Discard your changes?',
    discardText: 'What you typed has not been saved.',
    keep: 'Keep editing',
  },
};
