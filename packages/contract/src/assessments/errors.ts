import type { ErrorEntry } from '../error-entry.ts';

export const assessmentErrors = {
  'Trellis:UserAssessmentNotFound': {
    status: 404,
    en: 'This assessment was not found.',
    'zh-Hans': '未找到该评估。',
    es: 'No se encontró esta evaluación.',
  },
  'Trellis:AssessmentNotOffered': {
    status: 409,
    en: 'One of these assessments is not offered to your center.',
    'zh-Hans': '所选评估中有未向您的中心开放的项目。',
    es: 'Una de estas evaluaciones no está disponible para su centro.',
  },
  'Trellis:AssessmentClosed': {
    status: 409,
    en: 'This assessment is no longer open for answers.',
    'zh-Hans': '该评估已不再接受填写。',
    es: 'Esta evaluación ya no admite respuestas.',
  },
  'Trellis:AssessmentAnswered': {
    status: 409,
    en: 'This assessment was answered already and cannot be given up.',
    'zh-Hans': '该评估已完成填写，无法关闭。',
    es: 'Esta evaluación ya se respondió y no se puede cerrar.',
  },
  'Trellis:ConsentMissing': {
    status: 409,
    en: 'A guardian must agree to the assessment first.',
    'zh-Hans': '请先由监护人签署知情同意。',
    es: 'Antes un tutor debe dar su consentimiento.',
  },
  'Trellis:NoGuardianToAsk': {
    status: 409,
    en: 'No guardian of this child has an email address and may answer.',
    'zh-Hans': '该儿童没有可填写且留有邮箱的监护人。',
    es: 'Ningún tutor de este menor tiene correo y permiso para responder.',
  },
  'Trellis:ReportNotReady': {
    status: 409,
    en: 'There is no report of this assessment yet.',
    'zh-Hans': '该评估尚无报告。',
    es: 'Aún no hay informe de esta evaluación.',
  },
  'Trellis:ReportNotObtained': {
    status: 409,
    en: 'This report must be obtained before it can be opened.',
    'zh-Hans': '请先获取该报告再查看。',
    es: 'Antes de abrir este informe hay que obtenerlo.',
  },
  'Trellis:AssessmentInUse': {
    status: 409,
    en: 'This assessment was ordered already. Move it to the trash instead.',
    'zh-Hans': '该评估已被使用，请改为移入回收站。',
    es: 'Esta evaluación ya se ha pedido. Muévala a la papelera.',
  },
  'Trellis:QuestionnaireInUse': {
    status: 409,
    en: 'The assessment "{name}" uses this questionnaire.',
    'zh-Hans': '评估“{name}”正在使用该问卷。',
    es: 'La evaluación «{name}» usa este cuestionario.',
  },
  'Trellis:QuestionnaireShipped': {
    status: 409,
    en: 'The product itself uses this questionnaire. It can be changed, but not deleted.',
    'zh-Hans': '产品本身使用该问卷，可以修改，但不能删除。',
    es: 'El propio producto usa este cuestionario. Se puede cambiar, pero no eliminar.',
  },
  'Trellis:QuestionnaireCodeTaken': {
    status: 409,
    en: 'Another questionnaire has this code.',
    'zh-Hans': '该代码已被其他问卷使用。',
    es: 'Otro cuestionario ya tiene este código.',
  },
  'Trellis:DefinitionUnfit': {
    status: 400,
    en: 'This cannot be published. Look at: {where}',
    'zh-Hans': '无法发布，请检查：{where}',
    es: 'No se puede publicar. Revise: {where}',
  },
  'Trellis:FormulaUnfit': {
    status: 400,
    en: 'The formula names what the questionnaire or the library does not have: {where}',
    'zh-Hans': '公式引用了问卷或资源库中不存在的内容：{where}',
    es: 'La fórmula nombra algo que el cuestionario o la biblioteca no tienen: {where}',
  },
  'Trellis:SectionTwice': {
    status: 400,
    en: 'The formula names the section "{where}" more than once.',
    'zh-Hans': '公式多次引用了部分“{where}”。',
    es: 'La fórmula nombra más de una vez la sección «{where}».',
  },
  'Trellis:SectionInUse': {
    status: 409,
    en: 'These assessments have formulas with sections that the key would no longer have: {where}',
    'zh-Hans': '以下评估的公式仍在使用该计分表将不再包含的部分：{where}',
    es: 'Las fórmulas de estas evaluaciones nombran secciones que la clave ya no tendría: {where}',
  },
} as const satisfies Record<string, ErrorEntry>;
