import { term, word } from './common.ts';
import { music } from './music.ts';

/** Its entries of the menu. */
const menu = {
  trainingTargets: 'Training goals',
  programCategories: 'Exercise categories',
  programMaterials: 'Exercise materials',
  tracks: 'Music pieces',
  musicCourses: music.type.BrainAudio,
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
  tracks: {
    title: menu.tracks,
    add: 'Add a piece of music',
    edit: 'Edit the piece of music',
    empty: 'There are no pieces of music yet',
    emptyHint: 'Music courses play pieces in their order. How long a piece is, is read from its file.',
    fields: {
      title: word.title,
      file: term.file,
      duration: 'Length',
      boneConduction: 'For bone conduction',
      musicCourses: term.musicCourse,
    },
    hints: {
      code: 'Courses and records name the piece by it. It is given once.',
      boneConduction: 'Heard through headphones that conduct sound by the bone.',
    },
    listen: 'Listen to “{{name}}”',
    readLength: 'Read the length anew',
    lengthRead: 'The length of “{{name}}” was read from its file',
  },
  musicType: music.types,
  audioType: music.type,
  musicCourses: {
    title: menu.musicCourses,
    add: 'Add a music course',
    edit: 'Edit the music course',
    empty: 'There are no music courses yet',
    emptyHint: 'A course plays its pieces in the order in which they were chosen. Sessions that were arranged keep what they were to play.',
    fields: { musicType: 'Type of music', audioType: 'Heard as', tracks: 'Pieces' },
    hints: { code: 'Records name the course by it. It is given once.', trackIds: 'They play in the order in which they are chosen.' },
  },
};
