import { wellbeingKindWords } from '@trellis/contract/wellbeing/words';
import type { wellbeingLibrary as english } from '../en-US/wellbeingLibrary.ts';
import { term, word } from './common.ts';

const menu = {
  dailyTopics: 'Temas del día',
  weekThemes: 'Temas de la semana',
  wellbeingTemplates: 'Plantillas de semanas',
  adhdTags: 'Etiquetas de TDAH',
  topicCategories: 'Categorías de temas',
};

export const wellbeingLibrary: typeof english = {
  menu,
  module: {
    Cbt: 'Pensar y hacer',
    Emotion: 'Emociones',
    ParentLearning: 'Lo que aprenden los padres',
    ParentEmotion: 'Emociones de los padres',
    Exercise: wellbeingKindWords.es.exercise,
    Sleep: wellbeingKindWords.es.sleep,
    Nutrition: wellbeingKindWords.es.nutrition,
  },
  fields: { title: word.title, name: word.name, content: 'Acerca de' },
  dailyTopics: {
    title: menu.dailyTopics,
    add: 'Añadir un tema del día',
    edit: 'Editar el tema del día',
    empty: 'Aún no hay temas del día',
    emptyHint: 'Un tema del día es lo que una familia lee y hace en un día. Los temas forman semanas, y las semanas, plantillas.',
    fields: { content: term.textBody, module: term.trainingModule, minutes: 'Duración', category: 'Categoría', tags: term.tags },
    hints: { contents: 'Lo que la familia lee y lo que hace ese día.' },
  },
  weekThemes: {
    title: menu.weekThemes,
    add: 'Añadir un tema de la semana',
    edit: 'Editar el tema de la semana',
    empty: 'Aún no hay temas de la semana',
    emptyHint: 'Un tema de la semana ordena hasta siete temas del día.',
    columns: { dayCount: 'Días' },
  },
  wellbeingTemplates: {
    title: menu.wellbeingTemplates,
    add: 'Añadir una plantilla',
    edit: 'Editar la plantilla',
    empty: 'Aún no hay plantillas',
    emptyHint: 'Una plantilla es una serie de semanas. Concedida a un centro, sus niños la siguen día a día.',
    columns: { weekCount: 'Semanas', centerCount: word.centers },
  },
  adhdTags: {
    title: menu.adhdTags,
    add: 'Añadir una etiqueta de TDAH',
    edit: 'Editar la etiqueta de TDAH',
    empty: 'Aún no hay etiquetas de TDAH',
    emptyHint: 'Una etiqueta dice a qué ayudan los temas del día.',
  },
  topicCategories: {
    title: menu.topicCategories,
    add: 'Añadir una categoría de temas',
    edit: 'Editar la categoría de temas',
    empty: 'Aún no hay categorías de temas',
    emptyHint: 'Los temas del día se ordenan por categorías.',
  },
  dayCount_one: '{{count}} día',
  dayCount_other: term.daysCounted,
  days: { open: 'Días', of: 'Días de «{{name}}»', add: 'Añadir un tema del día a la semana', none: 'Esta semana aún no tiene días.' },
  weeks: {
    open: 'Semanas',
    of: 'Semanas de «{{name}}»',
    add: 'Añadir una semana a la plantilla',
    none: 'Esta plantilla aún no tiene semanas.',
  },
  centers: {
    open: word.centers,
    of: 'Centros que tienen «{{name}}»',
    add: 'Conceder a',
    grant: term.grant,
    hint: 'En los centros solo se ve lo publicado.',
    none: 'Ningún centro la tiene aún.',
    withdraw: term.withdrawGrant,
    withdrawFrom: 'Retirar de {{center}}',
    withdrawTitle: '¿Retirar «{{name}}» de {{center}}?',
    withdrawText: 'Sus niños dejan de verla. Lo que hicieron queda registrado.',
  },
};
