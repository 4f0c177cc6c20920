import { erasedPartWords, erasureWords } from '@trellis/contract/retention/words';
import { term } from './common.ts';

const menu = { retention: 'Erasing' };

/** Texts of how long a center keeps what it has of children who left. */
export const retention = {
  menu,
  parts: erasedPartWords.en,
  rule: {
    title: 'How long things are kept',
    hint: 'Counted from when a child left: when it was archived or, where that is later, when its last contract was stopped. Nobody is erased who is here, has sessions left, owes or is owed something, has something booked or is on hold.',
    off: 'Nothing is erased by itself.',
    inForce: 'Nothing is erased by this rule before {{date}}.',
    never: 'Never',
    months: 'months',
    days: 'days',
    hints: {
      record: 'All that is personal, with the papers of contracts. The books stay, of a child without a name.',
      media: 'What was photographed and filmed in sessions, and the child’s picture.',
      chat: 'What the center and the family wrote each other.',
      vr: 'What headsets sent. Reports and scores stay.',
    },
    notice: 'Administrators are told before',
    noticeHint: 'As long nothing is erased once something is turned on or made shorter, or once what kept a child is over.',
    ask_one: 'This rule erases something of {{count}} child within 90 days. Save it?',
    ask_other: 'This rule erases something of {{count}} children within 90 days. Save it?',
    askText_one: 'Nothing goes before {{count}} day is over, and administrators are told first. What was erased does not come back.',
    askText_other: 'Nothing goes before {{count}} days are over, and administrators are told first. What was erased does not come back.',
    ok: 'Save the rule',
    saved: 'The rule was saved.',
  },
  preview: {
    title: 'Whom it erases',
    hint: 'Children who left, and when what of them is erased.',
    draft: 'As if what is typed above were saved now.',
    within: 'Erased within',
    windows: { due: 'Now', in30: '30 days', in90: '90 days', all: 'All who left' },
    empty: 'Nobody.',
    left: erasureWords.en.leftAt,
    erased: 'Is erased',
    partFrom: '{{part}}: from {{date}}',
    never: 'Nothing',
    kept: 'Kept because of',
    obstacles: { hold: term.legalHold, credits: 'Sessions left', contract: 'Money owed', bookings: 'Bookings' },
  },
  proof: {
    title: erasureWords.en.title,
    hint_one:
      'What was erased, by the rule or by hand. It is never changed, and says nothing about whom. Backups are kept for {{count}} day.',
    hint_other:
      'What was erased, by the rule or by hand. It is never changed, and says nothing about whom. Backups are kept for {{count}} days.',
    empty: 'Nothing was erased yet.',
    number: erasureWords.en.number,
    what: erasureWords.en.part,
    when: erasureWords.en.erasedAt,
    by: erasureWords.en.by,
    nobody: 'The platform',
    rule_one: 'Rule: {{count}} month',
    rule_other: 'Rule: {{count}} months',
    counts: 'How much',
    countsOf: '{{removed}} rows removed, {{blanked}} blanked, {{files}} files',
    backups: erasureWords.en.backupsUntil,
    hash: erasureWords.en.hash,
    broken: 'Was changed, or one before it is missing',
  },
  hold: {
    title: 'Put {{name}} on legal hold',
    text: 'Nothing of this child is erased, by the rule or by hand, until the hold is lifted. The reason stays on record.',
    action: 'Put on hold',
    set: 'The child is on hold.',
    note: 'On legal hold since {{date}}, by {{name}}: nothing is erased.',
    elsewhere: 'On legal hold at a center that it moved from or to: nothing is erased here either until an administrator lifts it there.',
    lift: 'Lift the hold',
    liftTitle: 'Lift the hold on {{name}}',
    liftText: 'Administrators are told again before the rule erases the child. The reason stays on record.',
    lifted: 'The hold was lifted.',
  },
};
