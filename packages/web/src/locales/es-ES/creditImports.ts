import { recordFieldWords } from '@trellis/contract/imports/words';
import type { creditImports as english } from '../en-US/creditImports.ts';

export const creditImports: typeof english = {
  title: 'Importar créditos sin contrato',
  fields: recordFieldWords.es,
  made: 'Créditos',
  run: {
    start_one: 'Importar {{count}} fila de créditos',
    start_other: 'Importar {{count}} filas de créditos',
    question_one: '¿Dar a los niños y niñas los créditos de {{count}} fila?',
    question_other: '¿Dar a los niños y niñas los créditos de {{count}} filas?',
    running: 'Importando créditos',
  },
  result: {
    title_one: 'Se dieron los créditos de {{count}} fila',
    title_other: 'Se dieron los créditos de {{count}} filas',
    list: 'Ver los créditos',
  },
  former: {
    goes_one: 'Se retiran los créditos de {{count}} fila, como si no hubieran llegado. La auditoría conserva que estuvieron.',
    goes_other: 'Se retiran los créditos de {{count}} filas, como si no hubieran llegado. La auditoría conserva que estuvieron.',
    changed_one: 'Los créditos de {{count}} fila cambiaron después.',
    changed_other: 'Los créditos de {{count}} filas cambiaron después.',
    done_one: 'Se retiraron los créditos de {{count}} fila.',
    done_other: 'Se retiraron los créditos de {{count}} filas.',
    built: 'Esta importación no se puede deshacer: algunos de sus créditos ya se usaron.',
    count_one: 'Créditos de {{count}} fila',
    count_other: 'Créditos de {{count}} filas',
    obstacles: {
      booked: 'Reservados para sesiones programadas después',
      used: 'Usados después, también si se devolvieron',
      takenBack: 'Retirados a mano o llevados a otro centro',
    },
  },
};
