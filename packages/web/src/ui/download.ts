import { readCallError } from '../app/call-error.ts';
import { guestToken, isGuestPage } from '../app/guest.ts';
import { i18n } from '../app/i18n.ts';
import { currentSignIn } from '../app/sign-in.ts';

type Method = 'GET' | 'POST';

/** Fetches a file as the signed-in person, or as a guest by the link of the page, and hands it to the browser under the name that the server gives it. */
export async function download(path: string, query: Record<string, string | undefined>, method: Method = 'GET'): Promise<void> {
  const named = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${path}?${new URLSearchParams(named).toString()}`, {
    method,
    headers: { 'accept-language': i18n.language, ...(await authorization()) },
  });
  if (!response.ok) throw readCallError(await response.json().catch(() => undefined), response.status) ?? new Error(response.statusText);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameOf(response.headers.get('content-disposition') ?? '');
  link.click();
  URL.revokeObjectURL(link.href);
}

async function authorization(): Promise<Record<string, string>> {
  if (isGuestPage()) return { authorization: `Guest ${guestToken() ?? ''}` };
  const user = await currentSignIn();
  return user ? { authorization: `Bearer ${user.access_token}` } : {};
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download');
}
