import { term, word } from './common.ts';

/** Texts of how a family is taken in. */
export const enrolments = {
  title: term.enrollment,
  titleOf: 'Inscripción de {{name}}',
  toChild: 'Ver la ficha',
  underWay: 'Cada paso se guarda al hacerlo. Puede salir y seguir más tarde: la lista de niños muestra lo que falta.',
  through: '{{name}} está inscrito: todos los pasos están hechos.',
  notBegun: 'Nadie está inscribiendo a este niño. Una vez empezada, la lista de niños la muestra hasta que todos los pasos estén hechos.',
  closed: 'Este niño está archivado. Restáurelo para seguir.',
  begin: 'Empezar la inscripción',
  end: {
    title: '¿No seguir con la inscripción de {{name}}?',
    text: 'Lo hecho se queda como está. La lista de niños ya no muestra la inscripción; se puede volver a empezar en cualquier momento.',
    action: 'Abandonar la inscripción',
    done: 'La inscripción ha terminado.',
  },
  step: {
    child: word.child,
    guardian: word.guardian,
    contract: term.contract,
    coach: word.coach,
    booking: 'Primera sesión',
  },
  state: { done: term.isDone, next: 'Seguir aquí', open: 'Por hacer', others: 'Lo hace otra persona' },
  hint: {
    child: 'A quién se inscribe: nombre, nacimiento, sexo y curso.',
    guardian: 'Registre a quien trae al niño, o deje que se registre en su teléfono.',
    contract: 'Firme el contrato; después se pregunta lo pagado.',
    coach: 'Quién entrena al niño.',
    booking: 'Reserve la primera sesión de un plan de entrenamiento, o añada al niño a un grupo.',
  },
  fact: { contract: 'Hay un contrato vigente.', booking: 'Hay una sesión reservada, o el niño está en un grupo.' },
  action: {
    child: 'Añadir al niño',
    guardian: term.addGuardian,
    register: 'Código de registro',
    contract: term.addContract,
    coach: term.assignCoaches,
    plan: 'Crear plan',
    booking: 'Reservar la primera sesión',
    class: 'Ir a los grupos',
  },
  planByOthers: 'Primero hace falta un plan de entrenamiento; lo crea otra persona.',
};
