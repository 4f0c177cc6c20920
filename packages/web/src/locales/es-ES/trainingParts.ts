import type { trainingParts as english } from '../en-US/trainingParts.ts';
import { term, word } from './common.ts';

const menu = {
  trainingTargets: 'Objetivos de entrenamiento',
  programCategories: 'Categorías de ejercicios',
  programMaterials: 'Materiales de ejercicios',
  tracks: 'Piezas de música',
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
      musicCourse: term.musicCourse,
    },
    hints: {
      code: 'Los cursos y los registros nombran la pieza por él. Se indica una sola vez.',
      boneConduction: 'Se escucha con auriculares de conducción ósea.',
    },
    listen: 'Escuchar «{{name}}»',
    readLength: 'Leer la duración de nuevo',
    lengthRead: 'La duración de «{{name}}» se leyó de su archivo',
  },
};
