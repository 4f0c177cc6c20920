import { term } from './common.ts';
import { questionnaires } from './questionnaires.ts';

/** Texts of the questionnaires that go with an attention test. */
export const vrQuestionnaires = {
  title: term.questionnaires,
  of: 'Cuestionarios de la prueba de {{name}}',
  ofTest: 'Cuestionario de una prueba VR',
  none: 'Esta prueba no lleva cuestionarios.',
  open: 'Sin empezar',
  draft: 'Empezado',
  done: questionnaires.complete,
  answer: 'Responder',
  goOn: term.goOn,
  read: 'Leer',
  readOf: 'Leer {{name}}',
  answerOf: 'Responder {{name}}',
  goOnOf: 'Continuar {{name}}',
  back: 'Todos los cuestionarios',
  family: 'Para la familia',
  familyOf: '{{name}} para la familia',
  familyAbout:
    'Quien tenga este código responde por {{child}} en el móvil, sin iniciar sesión. Deja de valer cuando ya no se permiten los cuestionarios.',
  familyCode: 'Código QR de {{name}}',
  comment: 'Comentario médico',
  template: 'Empezar con la plantilla',
  saved: 'El comentario se guardó',
  noComment: 'Aún no se ha escrito nada.',
  about: 'Lo que se pregunta junto a la prueba VR. Cada cambio se publica como otra versión; lo empezado conserva la suya.',
  empty: 'Aún no hay cuestionarios de pruebas',
  emptyHint: 'Añada uno: los centros lo responden cuando la plataforma permite los cuestionarios de una prueba.',
  placeholders:
    'En la plantilla, {child}, {date} e {index} son el nombre, el día de las respuestas y su índice; {index:code}, el de una sección.',
};
