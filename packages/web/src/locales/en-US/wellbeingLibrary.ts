import { focusModuleWords } from '@trellis/contract/focus/words';
import { term, word } from './common.ts';
import { focus } from './focus.ts';

/** Its entries of the menu. */
const menu = {
  dailyTopics: term.dailyTopics,
  weekThemes: 'Week themes',
  wellbeingTemplates: 'Templates of weeks',
  adhdTags: 'ADHD tags',
  topicCategories: 'Topic categories',
};

/** Texts of the library of wellbeing: topics of days, in weeks, in templates. */
export const wellbeingLibrary = {
  menu,
  module: focusModuleWords.en,
  fields: { title: word.title, name: word.name, content: 'About' },
  dailyTopics: {
    title: menu.dailyTopics,
    add: 'Add a daily topic',
    edit: 'Edit the daily topic',
    empty: 'There are no daily topics yet',
    emptyHint: 'A daily topic is what a family reads and does on one day. Put topics into weeks, and weeks into templates.',
    fields: { content: term.text, module: term.trainingModule, minutes: 'Takes', category: 'Category', tags: term.tags },
    hints: { contents: 'What the family reads, and what it does that day.' },
  },
  weekThemes: {
    title: menu.weekThemes,
    add: 'Add a week theme',
    edit: 'Edit the week theme',
    empty: 'There are no week themes yet',
    emptyHint: 'A week theme puts up to seven daily topics in an order.',
    columns: { dayCount: 'Days' },
  },
  wellbeingTemplates: {
    title: menu.wellbeingTemplates,
    add: 'Add a template',
    edit: 'Edit the template',
    empty: 'There are no templates yet',
    emptyHint: 'A template is a row of weeks. Granted to a center, its children follow it day by day.',
    columns: { weekCount: 'Weeks', centerCount: word.centers },
  },
  adhdTags: {
    title: menu.adhdTags,
    add: 'Add an ADHD tag',
    edit: 'Edit the ADHD tag',
    empty: 'There are no ADHD tags yet',
    emptyHint: 'A tag says what daily topics help with.',
  },
  topicCategories: {
    title: menu.topicCategories,
    add: 'Add a topic category',
    edit: 'Edit the topic category',
    empty: 'There are no topic categories yet',
    emptyHint: 'Daily topics are sorted by categories.',
  },
  dayCount_one: '{{count}} day',
  dayCount_other: term.daysCounted,
  days: { open: 'Days', of: 'Days of “{{name}}”', add: 'Add a daily topic to the week', none: 'This week has no days yet.' },
  dailyTopic: 'Daily topic',
  templateOfWeeks: 'Template of weeks',
  weeks: { open: 'Weeks', of: 'Weeks of “{{name}}”', add: 'Add a week to the template', none: 'This template has no weeks yet.' },
  centers: {
    open: word.centers,
    of: 'Centers that have “{{name}}”',
    add: 'Grant it to',
    grant: term.grant,
    hint: 'Only what is published is seen at the centers.',
    none: 'No center has it yet.',
    withdraw: term.withdrawGrant,
    withdrawFrom: 'Withdraw from {{center}}',
    withdrawTitle: 'Withdraw “{{name}}” from {{center}}?',
    withdrawText: 'Its children do not see it any more. What they did stays on record.',
  },
  child: {
    none: 'No daily topics yet',
    noneHint: 'Choose a template of weeks: the child and its family come to one topic a day.',
    notGranted: 'The platform has granted this center no template of weeks yet.',
    choose: 'Choose a template',
    change: 'Choose another template',
    template: 'Template',
    fromDay: term.firstDay,
    fromDayHint: 'Each week of the template takes seven days from here on.',
    since: 'From {{date}}, a topic a day.',
    stop: 'End the template',
    stopTitle: 'End “{{name}}” for this child?',
    stopText: 'What was done stays on record.',
    doneNamed: 'Done: {{name}}',
    doneBy: 'done, says {{name}}',
  },
  thoughts: focus.thoughts,
};
