import { readCallError } from '../app/call-error.ts';
import { guestToken, isGuestPage } from '../app/guest.ts';
import { i18n } from '../app/i18n.ts';
import { currentSignIn } from '../app/sign-in.ts';
import { saveFile } from './save-file.ts';

type Method = 'GET' | 'POST';

/** Fetches a file as the signed-in person, or as a guest by the link of the page, and hands it to the browser under the name that the server gives it. */
export async function download(path: string, query: Record<string, string | undefined>, method: Method = 'GET'): Promise<void> {
  const named = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${path}?${new URLSearchParams(named).toString()}`, {
    method,
    headers: { 'accept-language': i18n.language, ...(await authorization()) },
  });
  if (!response.ok) throw readCallError(await response.json().catch(() => undefined), response.status) ?? new Error(response.statusText);
  await saveFile(response);
}

async function authorization(): Promise<Record<string, string>> {
  if (isGuestPage()) return { authorization: `Guest ${guestToken() ?? ''}` };
  const user = await currentSignIn();
  return user ? { authorization: `Bearer ${user.access_token}` } : {};
}
