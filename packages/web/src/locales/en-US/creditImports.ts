import { recordFieldWords } from '@trellis/contract/imports/words';

/** Texts of credits of no contract that come in by a list. */
export const creditImports = {
  title: 'Import credits of no contract',
  fields: recordFieldWords.en,
  made: 'Credits',
  run: {
    start_one: 'Import {{count}} row of credits',
    start_other: 'Import {{count}} rows of credits',
    question_one: 'Give the children the credits of {{count}} row?',
    question_other: 'Give the children the credits of {{count}} rows?',
    running: 'Importing credits',
  },
  result: {
    title_one: 'The credits of {{count}} row were given',
    title_other: 'The credits of {{count}} rows were given',
    list: 'Show the credits',
  },
  former: {
    goes_one: 'The credits of {{count}} row are taken back, as if they had not come. The audit trail says that they were here.',
    goes_other: 'The credits of {{count}} rows are taken back, as if they had not come. The audit trail says that they were here.',
    changed_one: 'The credits of {{count}} row were changed since.',
    changed_other: 'The credits of {{count}} rows were changed since.',
    done_one: 'The credits of {{count}} row were taken back.',
    done_other: 'The credits of {{count}} rows were taken back.',
    built: 'This import cannot be undone: some of its credits were used since.',
    count_one: 'Credits of {{count}} row',
    count_other: 'Credits of {{count}} rows',
    obstacles: {
      booked: 'Held for sessions booked since',
      used: 'Used since, also where it was given back',
      takenBack: 'Taken back by hand, or moved to another center',
    },
  },
};
