import { term, word } from './common.ts';

/** Appointments, as the texts of certification have them. */
export const appointments = {
  led: 'Citas que dirijo',
  title: 'Citas',
  none: 'Aún no hay ninguna cita planificada.',
  add: 'Planificar una cita',
  addTitle: 'Planificar una cita para {{name}}',
  addHint: 'La siguiente cita se puede planificar cuando la última esté completa.',
  addOver: 'El periodo de formación ha terminado. Amplíelo para planificar una cita.',
  added: 'La cita se ha planificado.',
  changed: 'La cita se ha cambiado.',
  module: term.trainingModule,
  name: word.title,
  start: 'Empieza el',
  hours: 'Duración en horas',
  duration: '{{count}} h',
  leader: 'Quién la dirige',
  note: 'Nota',
  states: { open: 'Planificada', complete: 'Completa' },
  complete: 'Marcar como completa',
  completeTitle: '¿Marcar {{name}} como completa?',
  completeText: 'Después no se puede cambiar la cita; la opinión sí.',
  completed: 'La cita está completa.',
  completedOn: 'Completada el',
  removeText: 'Todavía no está completa.',
  removed: 'La cita se ha eliminado.',
  feedback: 'Opinión',
  feedbackOn: 'Opinión sobre {{name}}',
  giveFeedback: 'Dar una opinión',
  readFeedback: 'Leer la opinión',
  changeFeedback: 'Cambiar la opinión',
  feedbackSaved: 'La opinión se ha guardado.',
  feedbackMissing: 'Escriba algo primero.',
  visible: 'El formador la ve',
  hidden: 'El formador no la ve',
  bold: 'Negrita',
  italic: 'Cursiva',
  bullets: 'Lista con viñetas',
};

/** Practical tests. */
export const practicalTests = {
  title: 'Exámenes prácticos',
  none: 'Este módulo no tiene exámenes prácticos.',
  notBegun: 'Este examen todavía no se ha hecho.',
  types: { WrittenTest: 'Examen escrito', HandsOnTest: 'Examen con un niño o una niña', OralTest: 'Examen oral' },
  states: { open: 'Anotándose', passed: 'Superado', failed: 'No superado' },
  begin: 'Anotar el examen',
  read: 'Leer las notas',
  retest: 'Permitir repetirlo',
  retestTitle: '¿Permitir que se repita {{name}}?',
  retestText: 'Lo que se anotó la última vez se conserva.',
  retestArranged: 'Se puede repetir el examen.',
  records: 'Cada vez que se hizo',
  attempt: term.attempt,
  isRetest: 'Repetición',
  finishedOn: 'Terminado el',
  changedOn: 'Último cambio: {{time}}',
  passed: 'Resultado del examen',
  resultMissing: 'Ponga una puntuación e indique si se superó el examen antes de terminarlo.',
};

/** What a trainer records of practice. */
export const trainerRecords = {
  title: 'Registro de prácticas',
  write: 'Escribir mi registro',
  read: 'Leer el registro',
  none: 'Aún no hay nada registrado.',
};

/** Studying the courses of a module. */
export const study = {
  back: 'Volver al módulo',
  none: 'Este módulo no tiene cursos.',
  progress: '{{passCount}} de {{length}}',
  sectionsDone: 'Secciones hechas: {{passCount}} de {{length}}',
  progressOf: 'Progreso de {{name}}',
  due: 'Hay que pagar {{price}} antes de estudiar este módulo.',
  order: 'Pedirlo',
  pay: term.pay,
  missing: 'Este curso no forma parte de su módulo',
  sections: 'Secciones',
  done: 'Estudiada',
  open: 'Pendiente',
  noFile: 'Todavía no hay nada que mostrar.',
  closed: 'Su contenido se abre mientras cursa el módulo.',
  finish: 'La he estudiado',
  watchHint: 'Cuenta cuando el vídeo ha terminado.',
  finished: '{{name}} está estudiada.',
  answer: 'Responder al cuestionario',
  readAnswers: 'Leer mis respuestas',
  correctRate: '{{correctRate}} % correcto',
};

/** The tabs of a module. */
export const moduleTabs = { learning: 'Aprendizaje', training: 'Formación', test: 'Exámenes', certificates: term.certificates };
