import { assessments } from './assessments.ts';
import { term } from './common.ts';

/** Texts of norms and of what reports say of skills. */
export const vrNorms = {
  about:
    'Con qué se compara. Un baremo no se cambia nunca: se añade la versión siguiente, y de una tarea cuenta el añadido en último lugar.',
  source: 'Fuente',
  correlation: 'Correlación de las dos partes de la atención sostenida',
  demo: 'Inventado para una demostración',
  own: 'Medido',
  counts: 'Se usa ahora',
  earlier: 'Anterior',
  add: 'Añadir baremo',
  next: 'Versión siguiente de {{name}}',
  read: 'Valores de {{name}}',
  saved: 'Se añadió la versión {{version}}',
  empty: 'Aún no hay baremos',
  emptyHint: 'Sin ellos, los informes solo muestran valores brutos.',
  values: 'Valores por medida, sexo y edad en meses',
  valuesHint: 'JSON: l, m y s de lo que no baja de 0; mean y sd del resto; n de cada uno.',
  broken: assessments.questionnaires.fault,
  age: 'Edad, meses',
  middle: 'Centro',
  spread: 'Dispersión',
  measured: 'Niños y niñas medidos',
  added: 'Añadido al baremo el',
  normal: 'Datos normales',
  normalHint:
    'Pruebas marcadas por el equipo médico, plenamente válidas y con acuerdo de la familia. Una celda cuenta desde {{least}} pruebas.',
  noNormal: 'Aún no hay pruebas marcadas como datos normales.',
  years: 'Edad, años',
  make: 'Hacer baremos con ellos',
  makeTitle: 'Hacer baremos con datos normales',
  enough: 'Cuenta',
  few: 'Muy pocas',
  sex: 'Sexo',
  male: 'Niños',
  female: 'Niñas',
};

export const vrReportHelper = {
  about: 'Lo que los informes dicen de cada capacidad. Ningún texto nombra un trastorno ni un diagnóstico.',
  edit: 'Editar lo que se dice de {{name}}',
  skill: 'Capacidad',
  text: 'Texto',
  changed: 'Cambiado',
  shipped: 'De origen',
  saved: 'El texto se guardó',
};

/** Texts of what tests found over what was done. */
export const vrDose = {
  title: 'Dosis y respuesta',
  hint: 'Cada punto es una prueba con su intervalo del 95 %. La línea discontinua es el nivel de los ejercicios hechos y las barras, los minutos de música. Que una cosa siga a otra no dice que venga de ella.',
  score: 'Medida',
  test: term.test,
  sessions: 'Sesiones hechas',
  low: 'Extremo inferior',
  high: 'Extremo superior',
  difficulty: 'Nivel',
  music: 'Música, minutos',
};
