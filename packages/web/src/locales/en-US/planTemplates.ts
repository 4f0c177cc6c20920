import { term, word } from './common.ts';

const menu = { appPlanTemplates: term.appPlans, offlinePlanTemplates: term.offlinePlans, classPlanTemplates: term.classPlans };

const alike = {
  add: 'Add a plan',
  edit: 'Edit the plan',
  empty: 'There are no plans yet',
  emptyHint: 'A plan is prepared, looked at and published. Centers choose from those that are public and granted to them.',
  hints: { scale: 'Plans that are made from now on read it; those that run keep theirs.' },
};

/** Texts of what plans are made from. */
export const planTemplates = {
  menu,
  appPlanTemplates: { title: menu.appPlanTemplates, ...alike },
  offlinePlanTemplates: { title: menu.offlinePlanTemplates, ...alike },
  classPlanTemplates: { title: menu.classPlanTemplates, ...alike },
  fields: {
    code: word.code,
    name: word.name,
    description: term.description,
    scale: term.scale,
    musicCourse: term.musicCourse,
    rules: term.rules,
    totalNum: term.sessions,
  },
  scale: { first: 'First scale (V3)', second: 'Second scale (V4)' },
  rules: {
    add: 'Add a rule',
    rule: 'Rule {{place}}',
    sessions: 'Sessions: {{count}}',
    sessionCount: term.sessions,
    bars: 'Exercises a session',
    startOffset: 'Level at the start',
    endOffset: 'Level at the end',
    category: '{{of}}: category {{place}}',
    share: '{{of}}: share of {{name}}',
    percent: '{{percent}} %',
    addShare: 'Add a category',
    addShareOf: '{{of}}: add a category',
    withoutShare: '{{of}}: remove {{name}}',
  },
  preview: {
    title: 'Sessions of these rules',
    withoutRules: 'A plan without rules goes on with the sessions it has. Rules make new ones.',
    session: 'Session {{num}}',
    atLevel: 'at the level of the plan',
    level: 'level {{offset}}',
    exercise: '{{title}} ({{category}})',
    nothing: 'No exercise of the library is in these categories.',
  },
};
