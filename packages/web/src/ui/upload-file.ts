import type { FileKind } from '@trellis/contract/files/calls';
import { readCallError } from '../app/call-error.ts';
import { leadAway, pageStays } from '../app/query-client.ts';
import { currentSignIn } from '../app/sign-in.ts';

export interface UploadedFile {
  id: string;
  fileName: string;
  url: string;
}

/** Uploads a file of a kind and answers what it is now. */
export const uploadFile = (kind: FileKind, file: File, language: string, onProgress: (percent: number) => void): Promise<UploadedFile> =>
  sendFile<UploadedFile>(`/api/business/File/${kind}`, file, language, onProgress);

/** Sends a file to a call and answers its reply. By XMLHttpRequest: fetch does not say how far an upload is. */
export async function sendFile<Reply>(path: string, file: File, language: string, onProgress: (percent: number) => void): Promise<Reply> {
  const user = await currentSignIn();
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    if (user) request.setRequestHeader('authorization', `Bearer ${user.access_token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new Error('The connection was lost'));
    request.onload = () => {
      if (request.status < 300) return resolve(request.response as Reply);
      const failure = readCallError(request.response, request.status);
      const fail = () => reject(failure ?? new Error(`Status ${request.status}`));
      // who is led away was told why, and waits unless the page stays
      if (leadAway(failure)) void pageStays().then(fail);
      else fail();
    };
    request.send(body);
  });
}
