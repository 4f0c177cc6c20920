import { term } from './common.ts';

export const planManagement = {
  columns: {
    number: 'Clinic number',
    finished: term.sessionsFinished,
    level: 'Start level',
    last: 'Last session begun',
    created: term.created,
    session: term.sessionNumber,
    music: term.music,
    scale: term.scale,
  },
  finishedOf: '{{num}} of {{totalNum}}',
  numOf: '{{num}} of {{totalNum}}',
  offset: '{{title}} ({{offset}})',
  between: ', ',
  plans: {
    search: 'Child or clinic number',
    empty: 'No plans',
    emptyHint: 'No plan of a child goes on at these centers, or none fits the filters.',
  },
  library: {
    search: 'Plan template, exercise or code',
    empty: 'No sessions',
    emptyHint: 'No plan template for a child is published, or none fits what you search for.',
  },
};
