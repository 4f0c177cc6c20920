import { term } from './common.ts';
import { offlinePlans } from './offlinePlans.ts';

export const planDifficulty = {
  open: 'Ajustar el nivel',
  adjust: {
    title: 'Ajustar el nivel de los ejercicios',
    text: 'Los ejercicios elegidos toman el nivel en esta sesión y en las siguientes que no han empezado.',
    from: term.fromSession,
    target: 'Nuevo nivel',
    activities: offlinePlans.sheet.activities,
    level: 'ahora nivel {{level}}',
    hint: {
      aboveMax: 'Dificultad máxima {{max}}',
      belowMin: 'Dificultad mínima {{min}}',
      adjusted: 'Ya ajustado',
      done: 'Ya respondido',
    },
    ok: 'Ajustar',
    done_zero: 'El nivel se ajustó para esta sesión',
    done_one: 'El nivel se ajustó, también en {{count}} sesión posterior',
    done_other: 'El nivel se ajustó, también en {{count}} sesiones posteriores',
  },
  records: {
    tab: 'Cambios de dificultad',
    empty: 'Todavía no se ha cambiado ningún nivel de este plan.',
    program: 'Ejercicio',
    level: 'Nivel',
    from: term.fromSession,
    editOf: 'Editar el motivo de {{name}}',
    editTitle: 'Editar el motivo',
    required: 'El motivo del ajuste es obligatorio',
  },
};
