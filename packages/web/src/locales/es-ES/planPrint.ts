import { reportWords } from '@trellis/contract/assessments/report-words';
import { printableWords } from '@trellis/contract/offline-plans/printable/words';

export const planPrint = {
  ...printableWords.es,
  open: 'Imprimir el plan',
  report: reportWords.es,
};
