import type { credits as english } from '../en-US/credits.ts';

export const credits: typeof english = {
  label: 'Movimientos de clases',
  available: 'Disponibles',
  availableHint: 'Para usar o programar',
  held: 'Reservadas',
  heldHint: 'Para sesiones programadas',
  consumed: 'Consumidas',
  consumedHint: 'Sesiones terminadas',
  remaining: 'Restantes',
  remainingHint: 'Disponibles y reservadas',
  emptyTitle: 'Aún no hay movimientos',
  emptyHint: 'Aquí aparece cada venta, reserva y consumo de una clase. Añada un contrato para empezar.',
  kind: { sale: 'Venta', hold: 'Reserva', release: 'Liberación', consume: 'Consumo', return: 'Devolución', adjust: 'Ajuste' },
  unchanged: '0 ({{amount}} movidas)',
  noSession: '—',
  columns: { time: 'Cuándo', kind: 'Qué', change: 'Cambio', balance: 'Saldo', session: 'Sesión', creator: 'Quién', remark: 'Nota' },
};
