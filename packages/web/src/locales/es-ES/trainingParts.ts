import type { trainingParts as english } from '../en-US/trainingParts.ts';
import { term, word } from './common.ts';
import { music } from './music.ts';

const menu = {
  trainingTargets: 'Objetivos de entrenamiento',
  programCategories: 'Categorías de ejercicios',
  programMaterials: 'Materiales de ejercicios',
  tracks: 'Piezas de música',
  musicCourses: music.type.BrainAudio,
};

export const trainingParts: typeof english = {
  menu,
  fields: { name: word.name, code: word.code },
  trainingTargets: {
    title: menu.trainingTargets,
    add: 'Añadir un objetivo',
    edit: 'Editar el objetivo',
    empty: 'Aún no hay objetivos de entrenamiento',
    emptyHint: 'Un objetivo dice qué entrena un ejercicio. Los entrenadores lo leen durante la sesión.',
  },
  programCategories: {
    title: menu.programCategories,
    add: 'Añadir una categoría de ejercicios',
    edit: 'Editar la categoría de ejercicios',
    empty: 'Aún no hay categorías de ejercicios',
    emptyHint: 'Los ejercicios se ordenan por categorías; los informes y los planes cuentan por ellas.',
    hints: {
      code: 'Las fórmulas de los informes conocen la categoría por él: letras, cifras y guiones. Se indica una sola vez.',
    },
  },
  programMaterials: {
    title: menu.programMaterials,
    add: 'Añadir material de ejercicios',
    edit: 'Editar el material de ejercicios',
    empty: 'Aún no hay materiales de ejercicios',
    emptyHint: 'Los materiales se preparan antes de empezar un ejercicio.',
  },
  tracks: {
    title: menu.tracks,
    add: 'Añadir una pieza',
    edit: 'Editar la pieza',
    empty: 'Aún no hay piezas de música',
    emptyHint: 'Los cursos de música tocan las piezas en su orden. La duración de una pieza se lee de su archivo.',
    fields: {
      title: word.title,
      file: term.file,
      duration: 'Duración',
      boneConduction: 'Para conducción ósea',
      musicCourses: term.musicCourse,
    },
    hints: {
      code: 'Los cursos y los registros nombran la pieza por él. Se indica una sola vez.',
      boneConduction: 'Se escucha con auriculares de conducción ósea.',
    },
    listen: 'Escuchar «{{name}}»',
    readLength: 'Leer la duración de nuevo',
    lengthRead: 'La duración de «{{name}}» se leyó de su archivo',
  },
  musicType: music.types,
  audioType: music.type,
  musicCourses: {
    title: menu.musicCourses,
    add: 'Añadir un curso de música',
    edit: 'Editar el curso de música',
    empty: 'Aún no hay cursos de música',
    emptyHint: 'Un curso toca sus piezas en el orden en que se eligieron. Las sesiones ya previstas conservan lo que iban a tocar.',
    fields: { musicType: 'Tipo de música', audioType: 'Se escucha como', tracks: 'Piezas' },
    hints: { code: 'Los registros nombran el curso por él. Se indica una sola vez.', trackIds: 'Suenan en el orden en que se eligen.' },
  },
};
