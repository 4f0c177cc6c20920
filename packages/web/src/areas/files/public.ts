export { sendFile, uploadFile } from './upload-file.ts';
export { useUpload } from './use-upload.ts';
