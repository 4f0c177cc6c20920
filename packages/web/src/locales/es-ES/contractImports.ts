import { contractFieldWords } from '@trellis/contract/contracts/words';
import { recordFieldWords } from '@trellis/contract/imports/words';
import type { contractImports as english } from '../en-US/contractImports.ts';

export const contractImports: typeof english = {
  title: 'Importar contratos vigentes',
  fields: recordFieldWords.es,
  run: {
    start_one: 'Importar {{count}} contrato',
    start_other: 'Importar {{count}} contratos',
    question_one: '¿Añadir {{count}} contrato al centro?',
    question_other: '¿Añadir {{count}} contratos al centro?',
    running: 'Importando contratos',
  },
  result: {
    title_one: 'Se añadió {{count}} contrato',
    title_other: 'Se añadieron {{count}} contratos',
    list: 'Ver los contratos',
  },
  former: {
    goes_one: 'Se borra {{count}} contrato con sus sesiones y lo pagado. La auditoría conserva que existió.',
    goes_other: 'Se borran {{count}} contratos con sus sesiones y lo pagado. La auditoría conserva que existieron.',
    changed_one: '{{count}} de estos contratos se modificó después; eso también se pierde.',
    changed_other: '{{count}} de estos contratos se modificaron después; eso también se pierde.',
    done_one: 'Se retiró {{count}} contrato.',
    done_other: 'Se retiraron {{count}} contratos.',
    built: 'Esta importación no se puede deshacer: sus contratos ya se usaron.',
    count_one: '{{count}} contrato',
    count_other: '{{count}} contratos',
    obstacles: {
      sessions: 'Sesiones programadas, usadas o modificadas',
      payments: 'Pagos registrados o modificados',
      signatures: 'Enviados a firmar',
      files: contractFieldWords.es.files,
    },
  },
};
