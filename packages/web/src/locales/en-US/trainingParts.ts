import { word } from './common.ts';

/** Its entries of the menu. */
const menu = {
  trainingTargets: 'Training goals',
  programCategories: 'Exercise categories',
  programMaterials: 'Exercise materials',
};

/** Texts of the library: what the exercises of sessions are made of. */
export const trainingParts = {
  menu,
  fields: { name: word.name, code: word.code },
  trainingTargets: {
    title: menu.trainingTargets,
    add: 'Add a goal',
    edit: 'Edit the goal',
    empty: 'There are no training goals yet',
    emptyHint: 'A goal says what an exercise trains. Coaches read it during the session.',
  },
  programCategories: {
    title: menu.programCategories,
    add: 'Add an exercise category',
    edit: 'Edit the exercise category',
    empty: 'There are no exercise categories yet',
    emptyHint: 'Exercises are sorted by categories; reports and plans count by them.',
    hints: { code: 'Formulas of reports know the category by it: letters, digits and hyphens. It is given once.' },
  },
  programMaterials: {
    title: menu.programMaterials,
    add: 'Add a material',
    edit: 'Edit the material',
    empty: 'There are no materials yet',
    emptyHint: 'Materials lie ready before an exercise begins.',
  },
};
