import { pdfjs } from 'react-pdf';

// from our own origin, as everything: the policy of the page allows no other
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

const folder = `/assets/pdfjs-${pdfjs.version}`;

/** Where the reader finds what a document does not bring along: Chinese character maps, standard fonts, decoders of scanned pictures. */
export const pdfResources = {
  cMapUrl: `${folder}/cmaps/`,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  wasmUrl: `${folder}/wasm/`,
  iccUrl: `${folder}/iccs/`,
};
