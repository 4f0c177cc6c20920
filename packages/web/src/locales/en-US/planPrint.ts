import { reportWords } from '@trellis/contract/assessments/report-words';
import { printableWords } from '@trellis/contract/offline-plans/printable/words';

export const planPrint = {
  ...printableWords.en,
  open: 'Print plan',
  report: reportWords.en,
};
