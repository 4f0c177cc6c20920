import type { contracts as english } from '../en-US/contracts.ts';

export const contracts: typeof english = {
  label: 'Contratos',
  add: 'Añadir contrato',
  emptyTitle: 'Aún no hay contrato',
  emptyHint: 'Un contrato da clases. Firme el primero para empezar a entrenar.',
  type: { Renewal: 'Renovación', First: 'Primera firma' },
  purpose: { Training: 'Individual', GroupTraining: 'Grupo' },
  inForce: 'Vigente',
  stopped: 'Detenido el {{date}}',
  fields: {
    contractType: 'Tipo',
    purpose: 'Finalidad',
    signTime: 'Fecha de firma',
    amount: 'Importe',
    totalClass: 'Clases',
    remainClass: 'Restantes',
    price: 'Precio por clase',
    state: 'Estado',
  },
  form: {
    title: 'Añadir contrato',
    forChild: 'Para {{name}}',
    required: '{{field}}: campo obligatorio',
    dateHint: 'Hoy o antes.',
    save: 'Añadir contrato',
  },
  addSuccess_one: 'Contrato añadido: {{count}} clase disponible.',
  addSuccess_other: 'Contrato añadido: {{count}} clases disponibles.',
};
