import type { ErrorEntry } from '../error-entry.ts';
import type { LocalText } from '../languages.ts';
import type { FeedbackFault } from './feedback-fault.ts';
import type { MissingPart } from './missing-part.ts';

export const offlinePlanErrors = {
  'RocketSystem:UncompletedMediumAssessment': {
    status: 409,
    en: 'An interim assessment of this child is not answered yet. Let it be answered before the next session.',
    'zh-Hans': '该儿童有未完成的中期评估，请先完成后再开始下一课。',
    es: 'Hay una evaluación intermedia sin responder. Pida que se responda antes de la próxima sesión.',
  },
  'RocketSystem:SubjectNotBound': {
    status: 409,
    en: 'The child is not bound to a guardian yet.',
    'zh-Hans': '该儿童尚未绑定监护人。',
    es: 'Aún no está vinculado a un tutor.',
  },
  'RocketSystem:SubjectLoggedOut': {
    status: 409,
    en: "The child's account has been signed off.",
    'zh-Hans': '该儿童账号已注销。',
    es: 'La cuenta está dada de baja.',
  },
  'RocketSystem:NoValidContract': {
    status: 409,
    en: 'There is no contract in force with a session left.',
    'zh-Hans': '没有可用课时的有效合同。',
    es: 'No hay ningún contrato vigente con sesiones disponibles.',
  },
  'RocketSystem:SettingsIncomplete': {
    status: 409,
    en: 'The center has not set its session durations yet.',
    'zh-Hans': '中心尚未设置课时时长。',
    es: 'El centro aún no ha configurado la duración de las sesiones.',
  },
  'RocketSystem:SessionAlreadyOpen': {
    status: 409,
    en: 'A session of this plan is already running.',
    'zh-Hans': '该计划已有进行中的训练课。',
    es: 'Ya hay una sesión en curso de este plan.',
  },
  'RocketSystem:CoachBusy': {
    status: 409,
    en: 'You have session {otherNum} of {otherName} open. Finish or abandon it first.',
    'zh-Hans': '您正在进行{otherName}的第 {otherNum} 节训练课，请先完成或放弃。',
    es: 'Tiene abierta la sesión {otherNum} de {otherName}. Termínela o abandónela primero.',
  },
  'RocketSystem:TooFewHeld': {
    status: 409,
    en: 'So many sessions of this plan were not held yet.',
    'zh-Hans': '该计划已上的课次还不够。',
    es: 'Aún no se han dado tantas sesiones de este plan.',
  },
  'RocketSystem:NothingToArrange': {
    status: 409,
    en: 'There is nothing to arrange: no session is to come, or the plan has no exercises to choose from.',
    'zh-Hans': '没有可编排的内容：没有待上的课次，或该计划没有可选的练习。',
    es: 'No hay nada que organizar: no queda ninguna sesión o el plan no tiene ejercicios para elegir.',
  },
  'RocketSystem:NoSessionLeft': {
    status: 409,
    en: 'All sessions of this plan are finished.',
    'zh-Hans': '该计划的训练课已全部完成。',
    es: 'Todas las sesiones del plan están terminadas.',
  },
  'RocketSystem:SessionNotNext': {
    status: 409,
    en: 'This session is not the next one of its plan any more: it was held or changed meanwhile.',
    'zh-Hans': '该训练课已不是计划的下一节：期间已上过课或有变动。',
    es: 'Esta sesión ya no es la siguiente del plan: entretanto se dio o se cambió.',
  },
  'RocketSystem:FewClassesLeft': {
    status: 409,
    en: 'Sessions left on contracts in force: {count}. Talk to the family about a renewal.',
    'zh-Hans': '有效合同剩余课时：{count}，请与家长沟通续费。',
    es: 'Sesiones restantes en contratos vigentes: {count}. Hable con la familia sobre la renovación.',
  },
  'RocketSystem:CertificateExpired': {
    status: 409,
    en: 'Your certificate ran out on {certificateUntil}. Let the center note the new one.',
    'zh-Hans': '您的证书已于 {certificateUntil} 到期，请让中心登记新证书。',
    es: 'Su certificado venció el {certificateUntil}. Pida al centro que anote el nuevo.',
  },
  'RocketSystem:RetestDue': {
    status: 409,
    en: 'The child is to be assessed again around session {retestNum}. Arrange an interim assessment and show the family its QR code.',
    'zh-Hans': '该儿童应在第 {retestNum} 节课前后进行复测，请安排中期评估并向家长出示二维码。',
    es: 'Hay que evaluar de nuevo hacia la sesión {retestNum}. Programe una evaluación intermedia y muestre su código QR a la familia.',
  },
  'RocketSystem:ParentInterviewDue': {
    status: 409,
    en: 'A talk with the parents is due since session {interviewNum}.',
    'zh-Hans': '自第 {interviewNum} 节课起应进行家长访谈。',
    es: 'Desde la sesión {interviewNum} toca una entrevista con los padres.',
  },
  'RocketSystem:PlanNotActive': {
    status: 409,
    en: 'This plan is not active.',
    'zh-Hans': '该计划未在进行中。',
    es: 'Este plan no está activo.',
  },
  'RocketSystem:PlanClosed': {
    status: 409,
    en: 'This plan has ended already.',
    'zh-Hans': '该计划已结束。',
    es: 'Este plan ya ha terminado.',
  },
  'RocketSystem:PlanNotClosed': {
    status: 409,
    en: 'This plan has not ended.',
    'zh-Hans': '该计划尚未结束。',
    es: 'Este plan no ha terminado.',
  },
  'RocketSystem:PlanWasRun': {
    status: 409,
    en: 'Sessions of this plan were started. End it instead: what was done stays on record.',
    'zh-Hans': '该计划已开始上课，不能删除；请结束计划，训练记录会保留。',
    es: 'Ya se empezaron sesiones de este plan. Termínelo: lo hecho queda registrado.',
  },
  'RocketSystem:PlanNeverRun': {
    status: 409,
    en: 'No session of this plan was held. Delete it instead.',
    'zh-Hans': '该计划尚未上过课，请直接删除。',
    es: 'No se ha dado ninguna sesión de este plan. Elimínelo.',
  },
  'RocketSystem:SessionNotOpen': {
    status: 409,
    en: 'This session is not running.',
    'zh-Hans': '该训练课未在进行中。',
    es: 'Esta sesión no está en curso.',
  },
  'RocketSystem:OnlyAttending': {
    status: 409,
    en: 'Personal feedback is given on a child who attends.',
    'zh-Hans': '只能为到场的儿童填写个人反馈。',
    es: 'La valoración personal se da sobre un niño que asiste.',
  },
  'RocketSystem:PunchOutOfOrder': {
    status: 409,
    en: 'Please complete order: an earlier exercise is still open.',
    'zh-Hans': '请按顺序完成：前面还有未完成的项目。',
    es: 'Complete en orden: queda un ejercicio anterior pendiente.',
  },
  'RocketSystem:AlreadyAnswered': {
    status: 409,
    en: 'This exercise already has another answer. Open it to change it.',
    'zh-Hans': '该项目已有其他反馈，请打开后修改。',
    es: 'Este ejercicio ya tiene otra respuesta. Ábralo para cambiarla.',
  },
  'RocketSystem:CompleteOrder': {
    status: 409,
    en: 'Please complete order: answer all exercises first.',
    'zh-Hans': '请按顺序完成：请先完成所有项目。',
    es: 'Complete en orden: responda antes todos los ejercicios.',
  },
  'RocketSystem:SessionIncomplete': {
    status: 409,
    en: 'The session cannot be finished yet: {missing}',
    'zh-Hans': '训练课尚不能结束：{missing}',
    es: 'La sesión todavía no puede terminar: {missing}',
  },
  'RocketSystem:ActivePlanExists': {
    status: 409,
    en: 'This child already has an active plan.',
    'zh-Hans': '该儿童已有进行中的计划。',
    es: 'Ya tiene un plan activo.',
  },
  'RocketSystem:ExerciseSettled': {
    status: 409,
    en: '{title} is done or was adjusted already: its level stays.',
    'zh-Hans': '“{title}”已完成或已调整过，难度不能再改。',
    es: '{title} ya está hecho o ajustado: su nivel se queda.',
  },
  'RocketSystem:LevelOutOfBounds': {
    status: 409,
    en: '{title} can be trained at levels {min} to {max}.',
    'zh-Hans': '“{title}”的难度范围为 {min} 至 {max}。',
    es: '{title} se entrena en los niveles {min} a {max}.',
  },
  'RocketSystem:NotYourRecord': {
    status: 403,
    en: 'Only whoever made this record may change it.',
    'zh-Hans': '只有创建该记录的人才能修改。',
    es: 'Solo puede cambiarlo quien creó este registro.',
  },
  'RocketSystem:FeedbackClosed': {
    status: 409,
    en: 'The next session is finished: feedback on the one before can no longer be changed.',
    'zh-Hans': '后一次训练课已结束，之前训练课的反馈不能再修改。',
    es: 'La sesión siguiente ya ha terminado: la opinión sobre la anterior ya no se puede cambiar.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What a session that cannot be finished yet still needs, as a person reads it. */
export const missingPartTexts: Record<MissingPart, LocalText> = {
  items: { en: 'answer all exercises', 'zh-Hans': '完成所有训练项目', es: 'responder todos los ejercicios' },
  staticItems: { en: 'answer the static exercises', 'zh-Hans': '完成静态项目', es: 'responder los ejercicios estáticos' },
  overall: { en: 'give the overall feedback', 'zh-Hans': '填写整体反馈', es: 'rellenar la valoración general' },
  category: { en: 'give the feedback on each category', 'zh-Hans': '填写各类别反馈', es: 'rellenar la valoración de cada categoría' },
  personal: {
    en: 'give the feedback on each child that attends',
    'zh-Hans': '填写每名出席儿童的个人反馈',
    es: 'rellenar la valoración de cada niño que asiste',
  },
  music: { en: 'complete the music', 'zh-Hans': '完成音乐打卡', es: 'completar la música' },
};

/** What is wrong with a field of a feedback form. */
export const feedbackFaultTexts: Record<FeedbackFault, LocalText> = {
  required: { en: '{field} is required', 'zh-Hans': '{field}为必填项', es: '{field} es obligatorio' },
  unknown: { en: 'This field does not belong to the form', 'zh-Hans': '该字段不属于此表单', es: 'Este campo no pertenece al formulario' },
  repeated: { en: '{field} is given twice', 'zh-Hans': '{field}重复填写', es: '{field} se ha indicado dos veces' },
  invalid: { en: '{field} is not valid', 'zh-Hans': '{field}格式不正确', es: '{field} no es válido' },
  outOfRange: { en: '{field} is outside its limits', 'zh-Hans': '{field}超出范围', es: '{field} está fuera de sus límites' },
  notAnOption: { en: '{field} is not one of the choices', 'zh-Hans': '{field}不在可选项中', es: '{field} no es una de las opciones' },
  noSuchFile: {
    en: '{field} names a file that is not there: upload it again',
    'zh-Hans': '{field}中的文件不存在，请重新上传',
    es: '{field} nombra un archivo que no está: vuelva a subirlo',
  },
};
