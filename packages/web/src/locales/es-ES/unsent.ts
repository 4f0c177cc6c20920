import { term, word } from './common.ts';

export const unsent = {
  word,
  leaving: {
    signOut: term.signOut,
    title: 'No se ha enviado todo',
    text: 'Aún no han llegado al centro {{count}} de sus respuestas. Se quedan en este dispositivo, ilegibles para los demás, y se envían cuando vuelva a iniciar sesión aquí.',
  },
};
