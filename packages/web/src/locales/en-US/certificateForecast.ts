/** What is told of certificates that run out. */
export const certificateForecast = {
  title: 'Certificates that run out',
  whose: 'Running out: {{name}}',
  until: 'until {{date}}',
  lost_one: '1 session in the next 60 days will lose its qualified coach.',
  lost_other: '{{count}} sessions in the next 60 days will lose their qualified coach.',
  could: 'Could take over: {{names}}.',
  taker: '{{name}} ({{count}})',
  without_one: 'Nobody is free for 1 of them.',
  without_other: 'Nobody is free for {{count}} of them.',
  sessions: 'Sessions and who is free',
  nobody: 'Nobody is free',
  note: 'Note a new certificate',
};
