import type { FileKind } from '@trellis/contract/files/calls';
import { readCallError } from '../../app/call-error.ts';
import { currentSignIn } from '../../app/sign-in.ts';

export interface UploadedFile {
  id: string;
  fileName: string;
  url: string;
}

/** Uploads a file and answers what it is now. By XMLHttpRequest: fetch does not say how far an upload is. */
export async function uploadFile(
  kind: FileKind,
  file: File,
  language: string,
  onProgress: (percent: number) => void,
): Promise<UploadedFile> {
  const user = await currentSignIn();
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/business/File/${kind}`);
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    if (user) request.setRequestHeader('authorization', `Bearer ${user.access_token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new Error('The connection was lost'));
    request.onload = () => {
      if (request.status < 300) resolve(request.response as UploadedFile);
      else reject(readCallError(request.response, request.status) ?? new Error(`Status ${request.status}`));
    };
    request.send(body);
  });
}
