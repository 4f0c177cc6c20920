import { term } from './common.ts';
import { credits } from './credits.ts';

export const planLife = {
  menu: {
    more: 'Más',
    moreOf: 'Más sobre {{name}}',
    records: 'Registros',
    recordsOf: 'Registros de {{name}}',
    end: 'Terminar el plan',
    cancel: 'Suspender tras una sesión',
    extend: term.addSessions,
    restart: 'Retomar el plan',
    delete: 'Eliminar el plan',
  },
  booked_one: 'Se cancela {{count}} reserva y su sesión queda libre.',
  booked_other: 'Se cancelan {{count}} reservas y sus sesiones quedan libres.',
  due: {
    retest: 'Programar la evaluación',
    askOthers: 'Pídalo a quien pueda resolverlo.',
  },
  personal: {
    nothing: 'Nada que decir',
    nothingOf: '{{name}}: nada que decir',
    title: 'Valoración personal',
    Attend: 'Asiste',
    Absent: 'Ausente',
    RequestForLeave: 'Con permiso',
  },
  end: {
    title: '¿Terminar el plan?',
    text: 'Ya no se podrán empezar sesiones. Más adelante se puede retomar, sin las reservas que tiene ahora.',
    trainingPlanOver: 'El plan de entrenamiento ha terminado',
  },
  cancel: {
    title: '¿Suspender el plan tras la última sesión?',
    text: 'Lo entrenado queda registrado. Más adelante se puede retomar, sin las reservas que tiene ahora.',
    ok: 'Suspender',
    done: 'El plan se ha suspendido',
  },
  extend: {
    title: term.addSessions,
    number: 'Cuántas sesiones',
    mode: 'Cómo sigue',
    modes: {
      Continue: 'Seguir desde aquí, cada ejercicio en el nivel alcanzado',
      New: 'Empezar de nuevo, con otro nivel',
      Reset: 'Empezar de nuevo, con el nivel del plan ({{level}})',
    },
    level: 'Nivel nuevo',
    ok: credits.change.plus,
    done: 'Sesiones añadidas. El plan tiene ahora {{count}}.',
  },
  renewals: {
    tab: 'Renovaciones',
    empty: 'Este plan aún no se ha prolongado.',
    mode: 'Cómo sigue',
    modes: { New: 'Nuevo', Continue: 'Continuado', Reset: 'Reiniciado' },
    added: 'Sesiones añadidas',
    recommended: 'Música recomendada',
    used: 'Música usada',
    arrangeable: 'Disponibles',
    scheduled: 'Programadas',
    remaining: 'Restantes',
  },
  restart: {
    title: '¿Retomar el plan?',
    text: 'Sigue con la próxima sesión que no se dio. Las reservas canceladas no vuelven.',
    ok: 'Retomar',
    done: 'El plan se ha retomado',
  },
  delete: {
    title: '¿Eliminar el plan?',
    text: 'No se ha empezado ninguna sesión. No se puede recuperar.',
    deletedSuccess: 'El plan se ha eliminado',
  },
};
