import type { calendarFeed as english } from '../en-US/calendarFeed.ts';

export const calendarFeed: typeof english = {
  title: 'Sus sesiones en su propio calendario',
  about:
    'Su programa de calendario lee sus sesiones en una dirección secreta: {{past}} días atrás y {{ahead}} días adelante, con los nombres de los menores. No la comparta.',
  make: 'Crear una dirección',
  once: 'Se muestra una sola vez. Añádala a su programa de calendario como suscripción.',
  since: 'Tiene una dirección desde {{time}}. No se vuelve a mostrar.',
  none: 'Aún no tiene ninguna dirección.',
  copy: 'Copiar la dirección',
  copied: 'Copiada',
  copyFailed: 'No se pudo copiar. Selecciónela y cópiela a mano.',
  revoke: 'Revocar',
  revokeTitle: '¿Revocar la dirección?',
  revokeText: 'Los programas que leen la dirección ya no verán nada de sus sesiones.',
  revoked: 'La dirección está revocada.',
  replace: 'Crear otra',
  replaceTitle: '¿Sustituir la dirección?',
};
