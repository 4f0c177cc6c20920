import { certificateFieldWords, certificateStatusWords } from '@trellis/contract/certificates/words';
import { term, word } from './common.ts';

const menu = { certificates: term.certificates, certificateStyles: 'Certificate styles' };

/** Texts of what trainers are certified by. */
export const certificates = {
  menu,
  title: menu.certificates,
  field: { ...certificateFieldWords.en },
  status: certificateStatusWords.en,
  issue: 'Issue certificate',
  issued: 'The certificate was issued.',
  edit: 'Correct the certificate',
  editOf: 'Correct {{number}}',
  hint: 'It begins with CL, the first day and the code of the medal.',
  search: 'Search name or number',
  empty: 'No certificates yet',
  emptyHint: 'A certificate is issued at the module of a trainer.',
  cancel: 'Cancel the certificate',
  cancelOf: 'Cancel {{number}}',
  canceled: 'The certificate was canceled.',
  png: 'Download the picture',
  pdf: 'Download the PDF',
  give: 'Say how it was',
  giveHint: 'Say first how the training was; then you can download it.',
  given: 'Thank you. You can download it now.',
  feedbackOf: 'Feedback on {{name}}',
  unknown: 'This certificate is not known',
  unknownHint: 'Please scan the code on it once more.',
  checkTitle: 'Certificate of {{name}}',
  preview: 'Look at it',
  previewAlt: 'How the certificate will look',
  fill: 'Fill in the complete information',
  dateFirst: 'Please select the effective time first.',
  nextNumber: 'Next number',
  noPicture: 'No picture, on white paper',
  placed: { name: word.name, code: certificateFieldWords.en.number, date: certificateFieldWords.en.period, check: 'Code to scan' },
  place: { part: 'What is placed', put: 'Put {{part}} where you tap', x: 'Across (%)', y: 'Down (%)', size: 'Height (%)', color: 'Color' },
  certificateStyles: {
    title: menu.certificateStyles,
    add: 'Add a style',
    edit: word.editNamed,
    empty: 'No styles of your own yet',
    emptyHint: 'The product’s own two styles are always there. Upload a picture and say where name, number and days stand.',
    fields: { name: word.name, picture: term.picture, places: 'Where everything stands' },
    hints: { pictureId: 'A picture across fits a printed page best, 1754 × 1240 or more.' },
  },
};
