import type { trainingParts as english } from '../en-US/trainingParts.ts';
import { word } from './common.ts';

const menu = {
  trainingTargets: 'Objetivos de entrenamiento',
  programCategories: 'Categorías de ejercicios',
  programMaterials: 'Materiales de ejercicios',
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
};
