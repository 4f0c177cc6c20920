import { term } from './common.ts';
import { offlinePlans } from './offlinePlans.ts';

export const planDifficulty = {
  open: 'Adjust level',
  adjust: {
    title: 'Adjust the level of exercises',
    text: 'The exercises chosen take the level in this session and in those after it that have not begun.',
    from: term.fromSession,
    target: 'New level',
    activities: offlinePlans.sheet.activities,
    level: 'now level {{level}}',
    hint: {
      aboveMax: 'Max difficulty {{max}}',
      belowMin: 'Minimum difficulty {{min}}',
      adjusted: 'Adjusted already',
      done: 'Answered already',
    },
    ok: 'Adjust',
    done_zero: 'The level was adjusted for this session',
    done_one: 'The level was adjusted, in {{count}} later session too',
    done_other: 'The level was adjusted, in {{count}} later sessions too',
  },
  records: {
    tab: 'Difficulty modification',
    empty: 'No level of this plan was changed yet.',
    program: 'Exercise',
    level: 'Level',
    from: term.fromSession,
    editOf: 'Edit the reason of {{name}}',
    editTitle: 'Edit the reason',
    required: 'Adjust reason is required',
  },
};
