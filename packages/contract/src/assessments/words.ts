import type { Words } from '../languages.ts';
import type { AssessmentStatus, AssessmentType } from './rules.ts';

export const assessmentTypeWords: Words<AssessmentType> = {
  en: { PreAssessment: 'First assessment', MediumAssessment: 'Interim assessment' },
  'zh-Hans': { PreAssessment: '前测评估', MediumAssessment: '中期评估' },
  es: { PreAssessment: 'Evaluación inicial', MediumAssessment: 'Evaluación intermedia' },
};

export const assessmentStatusWords: Words<AssessmentStatus> = {
  en: { None: 'Not started', Started: 'Ongoing', Finished: 'Done', ReportedReady: 'Reported', Closed: 'Expired' },
  'zh-Hans': { None: '未开始', Started: '进行中', Finished: '已完成', ReportedReady: '已出报告', Closed: '已过期' },
  es: { None: 'Sin empezar', Started: 'En curso', Finished: 'Terminada', ReportedReady: 'Con informe', Closed: 'Caducada' },
};

const assessmentFieldNames = {
  name: 'Assessment',
  type: 'Type',
  status: 'Status',
  ordered: 'Ordered',
  finished: 'Answered',
  filler: 'Answered by',
  paid: 'Paid report',
};
/** The columns of a child's assessments. */
export const assessmentFieldWords: Words<keyof typeof assessmentFieldNames> = {
  en: assessmentFieldNames,
  'zh-Hans': { name: '评估', type: '类型', status: '状态', ordered: '创建日期', finished: '完成日期', filler: '填写人', paid: '付费报告' },
  es: {
    name: 'Evaluación',
    type: 'Tipo',
    status: 'Estado',
    ordered: 'Pedida',
    finished: 'Respondida',
    filler: 'Respondida por',
    paid: 'Informe de pago',
  },
};
