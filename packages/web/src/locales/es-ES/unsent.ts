import { term, word } from './common.ts';

export const unsent = {
  word,
  refused_one: 'El centro no aceptó una de sus respuestas.',
  refused_other: 'El centro no aceptó {{count}} de sus respuestas.',
  look: 'Ver',
  leaving: {
    signOut: term.signOut,
    title: 'No se ha enviado todo',
    text: 'Aún no han llegado al centro {{count}} de sus respuestas. Se quedan en este dispositivo, ilegibles para los demás, y se envían cuando vuelva a iniciar sesión aquí.',
  },
};
