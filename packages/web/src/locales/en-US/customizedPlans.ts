export const customizedPlans = {
  open: 'Plans by report',
  title: 'Plans of {{name}} made by a report',
  empty: 'No plan of this child was made by a report.',
  emptyHint: 'Make one from the report of an assessment that is finished.',
  made: '{{date}}, {{name}}',
  madeBy: 'Exercises are chosen by',
  byReport: 'The report on “{{title}}” of {{date}}',
  byTemplate: 'The plan template',
  share: '{{name}} {{percentage}} %',
  shareAtLevel: '{{name}} {{percentage}} %, level {{level}}',
  without: 'no exercises in this plan; its share goes to the others',
  bars: 'Exercises a session',
};
