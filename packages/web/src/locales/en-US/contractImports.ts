import { contractFieldWords } from '@trellis/contract/contracts/words';
import { recordFieldWords } from '@trellis/contract/imports/words';

/** Texts of contracts that run already and come in by a list. */
export const contractImports = {
  title: 'Import running contracts',
  fields: recordFieldWords.en,
  run: {
    start_one: 'Import {{count}} contract',
    start_other: 'Import {{count}} contracts',
    question_one: 'Add {{count}} contract to the center?',
    question_other: 'Add {{count}} contracts to the center?',
    running: 'Importing contracts',
  },
  result: {
    title_one: '{{count}} contract was added',
    title_other: '{{count}} contracts were added',
    list: 'Show the contracts',
  },
  former: {
    goes_one: '{{count}} contract is deleted, with its sessions and what was paid of it. The audit trail says that it was here.',
    goes_other: '{{count}} contracts are deleted, with their sessions and what was paid of them. The audit trail says that they were here.',
    changed_one: '{{count}} of these contracts was changed since; that goes too.',
    changed_other: '{{count}} of these contracts were changed since; that goes too.',
    done_one: '{{count}} contract was taken back.',
    done_other: '{{count}} contracts were taken back.',
    built: 'This import cannot be undone: its contracts were used since.',
    count_one: '{{count}} contract',
    count_other: '{{count}} contracts',
    obstacles: {
      sessions: 'Sessions booked, used or changed',
      payments: 'Payments recorded or changed',
      signatures: 'Sent to be signed',
      files: contractFieldWords.en.files,
    },
  },
};
