// the worker that brings along what our oldest browsers lack
// oxlint-disable-next-line import/default -- Vite makes its address of it
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { pdfjs } from 'react-pdf';

// from our own origin, as everything: the policy of the page allows no other
pdfjs.GlobalWorkerOptions.workerSrc = worker;

const folder = `/assets/pdfjs-${pdfjs.version}`;

/** Where the reader finds what a document does not bring along: Chinese character maps, standard fonts, decoders of scanned pictures. */
export const pdfResources = {
  cMapUrl: `${folder}/cmaps/`,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  wasmUrl: `${folder}/wasm/`,
  iccUrl: `${folder}/iccs/`,
};
