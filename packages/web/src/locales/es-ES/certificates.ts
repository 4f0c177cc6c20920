import { certificateFieldWords, certificateStatusWords } from '@trellis/contract/certificates/words';
import { term, word } from './common.ts';

const menu = { certificates: term.certificates, certificateStyles: 'Estilos de certificado' };

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
  checkPage: 'Página donde cualquiera lo comprueba',
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
  dateFirst: 'Elija primero la vigencia.',
  nextNumber: 'Número siguiente',
  noPicture: 'Sin imagen, en papel blanco',
  placed: { name: word.name, code: certificateFieldWords.es.number, date: certificateFieldWords.es.period, check: 'Código para escanear' },
  place: {
    part: 'Qué se coloca',
    put: 'Colocar donde toque: {{part}}',
    x: 'Horizontal (%)',
    y: 'Vertical (%)',
    size: 'Altura (%)',
    color: 'Color',
  },
  certificateStyles: {
    title: menu.certificateStyles,
    add: 'Añadir un estilo',
    edit: word.editNamed,
    empty: 'Aún no hay estilos propios',
    emptyHint:
      'Los dos estilos del producto están siempre disponibles. Suba una imagen e indique dónde van el nombre, el número y la vigencia.',
    fields: { name: word.name, picture: term.picture, places: 'Dónde va cada cosa' },
    hints: { pictureId: 'Una imagen apaisada de 1754 × 1240 o más es la que mejor se imprime.' },
  },
};
