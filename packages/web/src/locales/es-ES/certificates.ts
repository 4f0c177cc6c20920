import { certificateFieldWords, certificateStatusWords } from '@trellis/contract/certificates/words';

const menu = { certificates: 'Certificados' };

/** Texts of what trainers are certified by. */
export const certificates = {
  menu,
  title: menu.certificates,
  field: { ...certificateFieldWords.es },
  status: certificateStatusWords.es,
  issue: 'Emitir el certificado',
  issued: 'El certificado se emitió.',
  edit: 'Corregir el certificado',
  editOf: 'Corregir {{number}}',
  hint: 'Empieza por CL, el primer día y el código de la insignia.',
  search: 'Buscar por nombre o número',
  empty: 'Aún no hay certificados',
  emptyHint: 'Un certificado se emite en el módulo de un formador.',
  cancel: 'Anular el certificado',
  cancelOf: 'Anular {{number}}',
  canceled: 'El certificado se anuló.',
  png: 'Descargar la imagen',
  pdf: 'Descargar el PDF',
  mine: 'Mis certificados',
  give: 'Valorar la formación',
  giveHint: 'Primero valore la formación; después podrá descargarlo.',
  given: 'Gracias. Ya puede descargarlo.',
  feedbackOf: 'Valoración de {{name}}',
  unknown: 'No se conoce este certificado',
  unknownHint: 'Vuelva a escanear el código que lleva.',
  checkTitle: 'Certificado de {{name}}',
  preview: 'Ver cómo queda',
  previewAlt: 'Cómo quedará el certificado',
  fill: 'Complete todos los datos',
};
