import { certificateFieldWords, certificateStatusWords } from '@trellis/contract/certificates/words';

const menu = { certificates: 'Certificates' };

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
  mine: 'My certificates',
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
};
