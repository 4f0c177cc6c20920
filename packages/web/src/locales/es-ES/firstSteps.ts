import type { firstSteps as english } from '../en-US/firstSteps.ts';
import { term, word } from './common.ts';

export const firstSteps: typeof english = {
  word,
  title: 'Prepare su centro',
  count: '{{done}} de {{all}} hechos',
  done: term.isDone,
  step: {
    profile: { title: 'Su número de teléfono', hint: 'Para que el personal y las familias le encuentren.', action: 'Abrir mi cuenta' },
    staff: {
      title: 'Un primer entrenador',
      hint: 'Recibe una carta con un enlace y elige su contraseña.',
      action: 'Invitar a un entrenador',
    },
    child: {
      title: 'Un primer niño',
      hint: 'Niño, tutor, contrato, entrenador y primera sesión en una página; puede dejarla y seguir cuando quiera.',
      action: 'Acoger a una familia',
    },
    contract: { title: 'Un primer contrato', hint: 'Da al niño las sesiones que se entrenan.', action: term.addContract },
    session: {
      title: 'Una primera sesión',
      hint: 'Prográmela aquí; el entrenador la empieza desde esta página.',
      action: 'Programar una sesión',
    },
  },
};
