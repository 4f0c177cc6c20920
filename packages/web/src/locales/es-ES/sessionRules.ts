import type { sessionRules as english } from '../en-US/sessionRules.ts';
import { word } from './common.ts';
import { tenancy } from './tenancy.ts';

export const sessionRules: typeof english = {
  word,
  title: 'Reglas de sesiones y tabletas',
  trialsLeft: 'Sesiones de prueba restantes',
  trialsLeftHint: 'Cada una que se termina usa una; sin ninguna no se puede terminar otra. Déjelo vacío si no hay límite.',
  noLimit: tenancy.configuration.noLimit,
  noShowTakesClass: 'Una sesión a la que nadie vino se consume',
  lateCancellationTakesClass: 'Una sesión cancelada demasiado tarde se consume',
  freeCancellationHours: 'Horas antes del inicio hasta las que se cancela sin coste',
  freeCancellationHint: 'Más tarde cuenta como cancelada demasiado tarde.',
  interviewEvery: 'Sesiones entre dos entrevistas con los padres',
  interviewEveryHint: 'Se le recuerda a quien entrena hasta que se escriba una entrevista de ese tiempo. Déjelo vacío para no recordarlo.',
  never: 'Nunca',
  expiredCertificateBlocks: 'Con el certificado vencido no se inicia ninguna sesión',
  expiredCertificateHint: 'Si no, se avisa de que venció y se puede seguir.',
  lockAfterMinutes: 'Minutos hasta que una tableta sin uso se bloquea',
  lockAfterHint: 'Para quien tiene un PIN en ella. Sin PIN no se bloquea.',
  saved: tenancy.configuration.saved,
};
