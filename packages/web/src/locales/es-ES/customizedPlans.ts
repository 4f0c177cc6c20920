import type { customizedPlans as english } from '../en-US/customizedPlans.ts';

export const customizedPlans: typeof english = {
  open: 'Planes por informe',
  title: 'Planes de {{name}} hechos por un informe',
  empty: 'Ningún plan de este niño se hizo por un informe.',
  emptyHint: 'Créelo desde el informe de una evaluación terminada.',
  made: '{{date}}, {{name}}',
  madeBy: 'Los ejercicios los elige',
  byReport: 'El informe de «{{title}}» del {{date}}',
  byTemplate: 'La plantilla del plan',
  share: '{{name}} {{percentage}} %',
  shareAtLevel: '{{name}} {{percentage}} %, nivel {{level}}',
  without: 'sin ejercicios en este plan; su parte pasa a los demás',
  bars: 'Ejercicios por sesión',
};
