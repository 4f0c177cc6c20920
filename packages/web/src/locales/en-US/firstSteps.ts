import { term, word } from './common.ts';
/** What a new center does first. */
export const firstSteps = {
  word,
  title: 'Set up your center',
  count: '{{done}} of {{all}} done',
  done: term.isDone,
  step: {
    profile: { title: 'Your telephone number', hint: 'So that staff and families can reach you.', action: 'Open my account' },
    staff: { title: 'A first coach', hint: 'They get a letter with a link and choose a password.', action: 'Invite a coach' },
    child: {
      title: 'A first child',
      hint: 'Child, guardian, contract, coach and first session on one page; leave it and go on whenever you like.',
      action: 'Take in a family',
    },
    contract: { title: 'A first contract', hint: 'It gives the child the sessions that are trained.', action: term.addContract },
    session: { title: 'A first session', hint: 'Schedule it here; the coach starts it from this page.', action: 'Schedule a session' },
  },
};
