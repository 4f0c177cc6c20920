import { term } from './common.ts';
/** Texts of a child at a glance. */
export const subjectOverview = {
  label: 'De un vistazo',
  step: {
    enrol: 'Continuar la inscripción',
    goOn: 'Abrir la sesión {{num}}',
    start: 'Comenzar la sesión',
    feedback: 'Consultar a la familia',
    contract: 'Firmar un contrato',
    plan: 'Preparar un plan',
    book: 'Reservar una sesión',
  },
  bookings: {
    title: term.nextSession,
    none: 'No hay nada reservado.',
    toPlan: 'Al plan',
    later: 'Después',
    rest_one: 'y {{count}} más',
    rest_other: 'y {{count}} más',
  },
  classes: {
    title: 'Sesiones restantes',
    noContract: 'Aún no hay contrato. Aquí se cuenta lo que se vende a la familia.',
    oneToOne: 'Sesiones individuales',
    group: 'Sesiones de grupo',
    few: 'casi agotadas',
  },
  rating: {
    title: 'Última valoración',
    none: 'Aún no se ha valorado ninguna sesión. Aquí se dibuja cómo va, sesión a sesión.',
    session: term.sessionNumber,
    stars: term.stars,
    of: '{{value}} de {{most}}',
    what: term.namedSession,
  },
  needs: {
    title: 'Necesita atención',
    none: 'No hay nada pendiente.',
    unfinished: 'Hay una sesión que nadie terminó',
    noContract: 'Entrena sin contrato',
    notCovered_one: '{{count}} sesión reservada sin saldo',
    notCovered_other: '{{count}} sesiones reservadas sin saldo',
    lowClasses: 'Las sesiones casi se han agotado',
    notBound: 'Sin tutor vinculado',
    noCoach: 'Sin entrenador asignado',
  },
};
