import { term, word } from './common.ts';

export const files = {
  review: {
    title: 'Currículum de {{name}}',
    pdfTitle: term.document,
    missing: 'Este archivo no está, o usted no puede leerlo.',
    failed: 'La descarga ha fallado. Actualice la página y vuelva a intentarlo.',
    retry: 'Actualizar',
    loading: 'Cargando el documento…',
    page: 'Página {{page}} de {{pages}}',
    previous: 'Página anterior',
    next: 'Página siguiente',
    download: word.download,
  },
  video: {
    quality: 'Calidad',
    SD: 'SD',
    locked: 'Este vídeo no se puede reproducir: su dirección no es nuestra o ya no sirve. Vuelva a abrirlo desde donde lo encontró.',
    muted: 'Sin sonido, porque suena la música.',
  },
};
