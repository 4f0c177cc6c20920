import { importFieldWords } from '@trellis/contract/subject-imports/words';
import type { subjectImports as english } from '../en-US/subjectImports.ts';

import { term, word } from './common.ts';

export const subjectImports: typeof english = {
  title: 'Importar niños y niñas',
  fields: importFieldWords.es,
  run: {
    start_one: 'Importar {{count}} niño o niña',
    start_other: 'Importar {{count}} niños y niñas',
    question_one: '¿Añadir {{count}} niño o niña al centro?',
    question_other: '¿Añadir {{count}} niños y niñas al centro?',
    running: 'Importando niños y niñas',
  },
  result: {
    title_one: 'Se añadió {{count}} niño o niña',
    title_other: 'Se añadieron {{count}} niños y niñas',
    guardians_one: '{{count}} tutor nuevo.',
    guardians_other: '{{count}} tutores nuevos.',
    list: 'Ver los niños y niñas',
  },
  former: {
    guardians: 'Tutores nuevos',
    goes_one: 'Se borra {{count}} niño o niña y los tutores que llegaron con la lista; no queda nada.',
    goes_other: 'Se borran {{count}} niños y niñas y los tutores que llegaron con la lista; no queda nada.',
    changed_one: '{{count}} se editó después; eso también se pierde.',
    changed_other: '{{count}} se editaron después; eso también se pierde.',
    done_one: 'Se retiró {{count}} niño o niña.',
    done_other: 'Se retiraron {{count}} niños y niñas.',
    built: 'Esta importación no se puede deshacer: ya hay registros posteriores de sus niños.',
    ofChildren_one: '{{count}} niño o niña',
    ofChildren_other: '{{count}} niños y niñas',
    obstacles: {
      contracts: word.contracts,
      credits: 'Sesiones, pruebas o evaluaciones asignadas',
      plans: term.trainingPlans,
      bookings: 'Sesiones programadas',
      visits: 'Visitas',
      classes: word.classes,
      questionnaires: term.questionnaires,
      assessments: word.assessments,
      tests: 'Pruebas de VR',
      links: 'Enlaces y códigos para la familia',
      grants: 'Informes mostrados a otros centros',
      moves: 'Traslados a otros centros',
      music: term.musicOfChild,
      wellbeing: term.wellbeing,
      focus: term.focusProgram,
      dailyTopics: term.dailyTopics,
      legalHolds: term.legalHold,
      guardians: 'Tutores añadidos después',
    },
  },
};
