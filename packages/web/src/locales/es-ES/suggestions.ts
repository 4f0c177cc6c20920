import { reviewStateWords, shownStateWords, suggestionFieldWords, suggestionTypeWords } from '@trellis/contract/suggestions/words';
import { term } from './common.ts';

/** Its entry of the menu. */
const menu = { suggestions: 'Sugerencias' };

/** Texts of what centers say of the exercises that they work with. */
export const suggestions = {
  menu,
  type: suggestionTypeWords.es,
  review: reviewStateWords.es,
  status: shownStateWords.es,
  field: { ...suggestionFieldWords.es },
  open: menu.suggestions,
  elsewhere: 'Alguien de otro centro',
  answeredAt: 'Respondida {{time}}',
  likeOf: 'Le gusta a {{count}}',
  editTitle: 'Editar la sugerencia',
  drawer: {
    title: 'Sugerencias sobre {{title}}',
    about: {
      Comments: 'Las leen su centro y la plataforma, que responde.',
      Gamification: 'Cómo convertir el ejercicio en un juego. Si se acepta, la leen todos los centros.',
    },
    empty: { Comments: 'Todavía no hay comentarios.', Gamification: 'Todavía no hay ideas de juego.' },
  },
  box: { label: { Comments: 'Su comentario', Gamification: 'Su idea' }, send: term.send, submitted: 'Enviada' },
  page: {
    title: 'Sugerencias sobre ejercicios',
    search: 'Buscar texto o ejercicio',
    empty: { Comments: 'Todavía no hay comentarios', Gamification: 'Todavía no hay ideas de juego' },
    emptyHint: 'Los entrenadores las escriben junto a un ejercicio de una sesión.',
  },
  judge: { UnReviewed: reviewStateWords.es.UnReviewed, Accepted: 'Aceptar', Rejected: 'Rechazar' },
  place: { Public: 'Mostrar con su ejercicio', Hide: 'Ocultar del ejercicio' },
  reply: {
    answer: 'Responder',
    correct: 'Corregir la respuesta',
    title: 'Respuesta a una sugerencia sobre {{title}}',
    hint: 'Quien la escribió la lee con el ejercicio y en un correo.',
    done: 'Respondida; se avisa por correo a quien la escribió.',
  },
};
