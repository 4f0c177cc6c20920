import { readCallError } from '../../../app/call-error.ts';
import { currentSignIn } from '../../../app/sign-in.ts';

export type UploadKind = 'feedbackImage' | 'feedbackVideo';

/** Uploads a file and answers its id. By XMLHttpRequest: fetch does not say how far an upload is. */
export async function uploadFile(kind: UploadKind, file: File, language: string, onProgress: (percent: number) => void): Promise<string> {
  const user = await currentSignIn();
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/rocketAdmin/File/${kind}`);
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    if (user) request.setRequestHeader('authorization', `Bearer ${user.access_token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new Error('The connection was lost'));
    request.onload = () => {
      if (request.status < 300) resolve((request.response as { id: string }).id);
      else reject(readCallError(request.response, request.status) ?? new Error(`Status ${request.status}`));
    };
    request.send(body);
  });
}
