import { term, word } from './common.ts';

export const files = {
  review: {
    title: 'CV of {{name}}',
    pdfTitle: term.document,
    missing: 'This file is not there, or not for you to read.',
    failed: 'The download failed. Refresh the page and try again.',
    retry: 'Refresh',
    loading: 'Loading the document…',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous page',
    next: 'Next page',
    download: word.download,
  },
  video: {
    quality: 'Quality',
    SD: 'SD',
    locked: 'This video cannot be played. Its address is not one of ours, or it is no longer good: open it again from where you found it.',
    muted: 'Without sound, because music is playing.',
  },
};
