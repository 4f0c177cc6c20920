export { type ClaimedUpload, claimUpload } from './claim-upload.ts';
export { loadSharp } from './pictures.ts';
export { removeLeftoverFiles } from './remove-leftovers.ts';
export { isSigned, signFile, signWords } from './signatures.ts';
export { configureStorage, incomingPlace, keepFilesIn, storage } from './storage.ts';
export { storeUpload } from './upload-file.ts';
export { uploadedFiles } from './uploaded-files.ts';
export { writeDocument } from './write-document.ts';
