import { readCallError } from '../app/call-error.ts';
import { i18n } from '../app/i18n.ts';
import { currentSignIn } from '../app/sign-in.ts';

type Method = 'GET' | 'POST';

/** Fetches a file as the signed-in person and hands it to the browser under the name that the server gives it. */
export async function download(path: string, query: Record<string, string | undefined>, method: Method = 'GET'): Promise<void> {
  const named = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const user = await currentSignIn();
  const response = await fetch(`${path}?${new URLSearchParams(named).toString()}`, {
    method,
    headers: { 'accept-language': i18n.language, ...(user ? { authorization: `Bearer ${user.access_token}` } : {}) },
  });
  if (!response.ok) throw readCallError(await response.json().catch(() => undefined), response.status) ?? new Error(response.statusText);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameOf(response.headers.get('content-disposition') ?? '');
  link.click();
  URL.revokeObjectURL(link.href);
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download');
}
