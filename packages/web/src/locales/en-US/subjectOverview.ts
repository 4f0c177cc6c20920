import { term } from './common.ts';
/** Texts of a child at a glance. */
export const subjectOverview = {
  label: 'At a glance',
  step: {
    enrol: 'Continue enrollment',
    goOn: 'Open session {{num}}',
    start: 'Begin session',
    feedback: 'Hear from the family',
    contract: 'Sign a contract',
    plan: 'Make a plan',
    book: 'Book a session',
  },
  bookings: {
    title: term.nextSession,
    none: 'Nothing is booked.',
    toPlan: 'To the plan',
    later: 'After that',
    rest_one: 'and {{count}} more',
    rest_other: 'and {{count}} more',
  },
  classes: {
    title: 'Sessions left',
    noContract: 'No contract yet. What is sold to the family is counted here.',
    oneToOne: 'One-to-one sessions',
    group: 'Class sessions',
    few: 'almost used up',
  },
  rating: {
    title: 'Last rating',
    none: 'No session was rated yet. How it goes is drawn here, session by session.',
    session: term.sessionNumber,
    stars: term.stars,
    of: '{{value}} of {{most}}',
    what: term.namedSession,
  },
  needs: {
    title: 'Needs a hand',
    none: 'Nothing to look after.',
    unfinished: 'A session runs that nobody finished',
    noContract: 'Trains without a contract',
    notCovered_one: '{{count}} booked session is not covered by a contract',
    notCovered_other: '{{count}} booked sessions are not covered by a contract',
    lowClasses: 'Sessions are almost used up',
    notBound: 'No guardian is bound',
    noCoach: 'No coach is assigned',
  },
};
