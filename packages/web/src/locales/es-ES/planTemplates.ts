import type { planTemplates as english } from '../en-US/planTemplates.ts';
import { term, word } from './common.ts';

const menu = { appPlanTemplates: term.appPlans, offlinePlanTemplates: term.offlinePlans, classPlanTemplates: term.classPlans };

const alike = {
  add: 'Añadir un plan',
  edit: 'Editar el plan',
  empty: 'Aún no hay planes',
  emptyHint: 'Un plan se prepara, se revisa y se publica. Los centros eligen entre los públicos que tienen concedidos.',
  hints: { scale: 'La leen los planes que se creen desde ahora; los que están en curso conservan la suya.' },
};

export const planTemplates: typeof english = {
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
  scale: { first: 'Primera escala (V3)', second: 'Segunda escala (V4)' },
  rules: {
    add: 'Añadir una regla',
    rule: 'Regla {{place}}',
    sessions: 'Sesiones: {{count}}',
    sessionCount: term.sessions,
    bars: 'Ejercicios por sesión',
    startOffset: 'Nivel al empezar',
    endOffset: 'Nivel al terminar',
    category: '{{of}}: categoría {{place}}',
    share: '{{of}}: parte de {{name}}',
    percent: '{{percent}} %',
    addShare: 'Añadir una categoría',
    addShareOf: '{{of}}: añadir una categoría',
    withoutShare: '{{of}}: quitar {{name}}',
  },
  preview: {
    title: 'Sesiones de estas reglas',
    withoutRules: 'Un plan sin reglas sigue con las sesiones que tiene. Las reglas crean otras nuevas.',
    session: 'Sesión {{num}}',
    atLevel: 'al nivel del plan',
    level: 'nivel {{offset}}',
    exercise: '{{title}} ({{category}})',
    nothing: 'Ningún ejercicio de la biblioteca está en estas categorías.',
  },
};
