import { reportWords } from '@trellis/contract/assessments/report-words';
import { printableWords } from '@trellis/contract/offline-plans/printable/words';

export const planPrint = {
  ...printableWords['zh-Hans'],
  open: '打印计划',
  report: reportWords['zh-Hans'],
};
