import type { AssessmentStatus, AssessmentType } from '@trellis/contract/assessments/rules';
import type { Language } from '@trellis/contract/languages';

interface ExportTexts {
  /** Of the file, without the day, and of its sheet. */
  name: string;
  headers: Record<'child' | 'assessment' | 'type' | 'status' | 'ordered' | 'finished' | 'needPay' | 'obtained' | 'filler', string>;
  types: Record<AssessmentType, string>;
  statuses: Record<AssessmentStatus, string>;
  yes: string;
  no: string;
}

/** What stands in an Excel file of assessments. */
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    name: 'Assessments',
    headers: {
      child: 'Child',
      assessment: 'Assessment',
      type: 'Type',
      status: 'Status',
      ordered: 'Ordered on',
      finished: 'Answered on',
      needPay: 'Paid report',
      obtained: 'Report obtained',
      filler: 'Answered by',
    },
    types: { PreAssessment: 'First assessment', MediumAssessment: 'Interim assessment' },
    statuses: { None: 'Not started', Started: 'Ongoing', Finished: 'Done', ReportedReady: 'Reported', Closed: 'Expired' },
    yes: 'Yes',
    no: 'No',
  },
  'zh-Hans': {
    name: '评估',
    headers: {
      child: '儿童',
      assessment: '评估',
      type: '类型',
      status: '状态',
      ordered: '创建日期',
      finished: '完成日期',
      needPay: '付费报告',
      obtained: '已获取报告',
      filler: '填写人',
    },
    types: { PreAssessment: '前测评估', MediumAssessment: '中期评估' },
    statuses: { None: '未开始', Started: '进行中', Finished: '已完成', ReportedReady: '已出报告', Closed: '已过期' },
    yes: '是',
    no: '否',
  },
  es: {
    name: 'Evaluaciones',
    headers: {
      child: 'Menor',
      assessment: 'Evaluación',
      type: 'Tipo',
      status: 'Estado',
      ordered: 'Pedida el',
      finished: 'Respondida el',
      needPay: 'Informe de pago',
      obtained: 'Informe obtenido',
      filler: 'Respondida por',
    },
    types: { PreAssessment: 'Evaluación inicial', MediumAssessment: 'Evaluación intermedia' },
    statuses: { None: 'Sin empezar', Started: 'En curso', Finished: 'Terminada', ReportedReady: 'Con informe', Closed: 'Caducada' },
    yes: 'Sí',
    no: 'No',
  },
};
