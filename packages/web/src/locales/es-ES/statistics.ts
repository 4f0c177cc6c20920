import { assessmentStatusWords } from '@trellis/contract/assessments/words';
import { columnWords, entryWords, figureWords, standingWords, stateOfPlanWords, tableWords } from '@trellis/contract/statistics/words';
import { bindStatusWords, stageWords, tagWords } from '@trellis/contract/subjects/words';

import { testStatusWords } from '@trellis/contract/vr-classroom/words';
import { term } from './common.ts';

const menu = {
  dataPanel: 'Estadísticas',
  children: 'Análisis de niños y niñas',
  guardian: 'Análisis de tutores',
  vrat: 'Análisis de pruebas VR',
  oneToOne: 'Análisis individual',
  class: 'Análisis de grupos',
  trainer: 'Análisis de formadores',
  questionnaire: 'Análisis de cuestionarios',
  userCourse: 'Análisis de cursos',
  classPlanList: 'Planes de grupo de los centros',
  trainingList: 'Planes individuales de los centros',
  questionnaireList: 'Evaluaciones de los centros',
  plansOfChildren: tableWords.es.plansOfChildren,
  classPlans: tableWords.es.classPlans,
  assessmentList: tableWords.es.assessments,
};
const plan = stateOfPlanWords.es;

/** Texts of what is counted of centers. */
export const statistics = {
  menu,
  figure: figureWords.es,
  standing: standingWords.es,
  table: tableWords.es,
  column: columnWords.es,
  entry: entryWords.es,
  plan,
  topic: {
    children: menu.children,
    guardian: menu.guardian,
    oneToOne: menu.oneToOne,
    class: menu.class,
    trainer: menu.trainer,
    questionnaire: menu.questionnaire,
    userCourse: menu.userCourse,
    vrat: menu.vrat,
    contract: 'Contratos y dinero',
  },
  /** What a standing figure is told apart by. */
  part: {
    ...tagWords.es,
    ...stageWords.es,
    ...bindStatusWords.es,
    ...plan,
    ...assessmentStatusWords.es,
    ...testStatusWords.es,
    unknown: 'Fecha de nacimiento desconocida',
    oneToOne: 'Individuales',
    group: 'En grupo',
  },
  unit: { Month: term.month, Year: term.year },
  allCenters: term.allCenters,
  allTopics: term.everything,
  now: 'En este momento',
  before: 'Un año antes: {{amount}}',
  attendance: 'Asistencia',
  inCurrency: '{{name}} ({{part}})',
  trend: 'Evolución',
  chooseFigure: 'Indicador',
  thisPeriod: 'Este período',
  yearBefore: 'Un año antes',
  byCenter: '{{name}} por centro',
  noCenters: 'Ningún centro tiene datos.',
  countedNow: 'Contado el {{time}}, según los registros del centro.',
  countedAt: 'Contado el {{time}}, con un minuto de retraso como máximo.',
  inAll: 'Total: {{amount}}',
  nothingCounted: 'Sin datos',
  nothingCountedHint: 'Elija otro período.',
};
