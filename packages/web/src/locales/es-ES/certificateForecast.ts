import type { certificateForecast as english } from '../en-US/certificateForecast.ts';

/** What is told of certificates that run out. */
export const certificateForecast: typeof english = {
  title: 'Certificados que vencen',
  whose: 'Por vencer: {{name}}',
  until: 'hasta el {{date}}',
  lost_one: 'En los próximos 60 días, 1 sesión se quedará sin entrenador certificado.',
  lost_other: 'En los próximos 60 días, {{count}} sesiones se quedarán sin entrenador certificado.',
  could: 'Podrían hacerse cargo: {{names}}.',
  taker: '{{name}} ({{count}})',
  without_one: 'Para 1 de ellas no hay nadie libre.',
  without_other: 'Para {{count}} de ellas no hay nadie libre.',
  sessions: 'Sesiones y quién está libre',
  nobody: 'Nadie está libre',
  note: 'Anotar un certificado nuevo',
};
