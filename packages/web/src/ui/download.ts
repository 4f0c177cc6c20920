import { readCallError } from '../app/call-error.ts';
import { guestToken, isGuestPage } from '../app/guest.ts';
import { i18n } from '../app/i18n.ts';
import { leadAway, pageStays } from '../app/query-client.ts';
import { currentSignIn } from '../app/sign-in.ts';
import { saveFile } from './save-file.ts';

type Method = 'GET' | 'POST';

type Query = Record<string, string | undefined>;

/** Fetches a file as the signed-in person, or as a guest by the link of the page, and hands it to the browser under the name that the server gives it. */
export async function download(path: string, query: Query, method: Method = 'GET', body?: object): Promise<void> {
  await saveFile(
    await fetchFile(path, query, { method, ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) }),
  );
}

/** The same of a file that may take long: answers the id of the export where it does, and the product writes on. */
export async function downloadOrLater(path: string, query: Query, method: Method = 'GET'): Promise<string | undefined> {
  const response = await fetchFile(path, query, { method, headers: { prefer: 'respond-async, wait=5' } });
  if (response.status === 202) return ((await response.json()) as { exportId: string }).exportId;
  await saveFile(response);
  return undefined;
}

/** Fetches a file that is made of what is sent, to be shown. */
export async function fetchMade(path: string, made: object): Promise<Blob> {
  const init = { method: 'POST', body: JSON.stringify(made), headers: { 'content-type': 'application/json' } };
  return (await fetchFile(path, {}, init)).blob();
}

async function fetchFile(path: string, query: Query, init: RequestInit): Promise<Response> {
  const named = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const headers = { 'accept-language': i18n.language, ...(await authorization()), ...(init.headers as Record<string, string> | undefined) };
  const response = await fetch(`${path}?${new URLSearchParams(named).toString()}`, { ...init, headers });
  if (response.ok) return response;
  const failure = readCallError(await response.json().catch(() => undefined), response.status);
  // who is led away was told why, and waits unless the page stays
  if (leadAway(failure)) await pageStays();
  throw failure ?? new Error(response.statusText);
}

async function authorization(): Promise<Record<string, string>> {
  if (isGuestPage()) return { authorization: `Guest ${guestToken() ?? ''}` };
  const user = await currentSignIn();
  return user ? { authorization: `Bearer ${user.access_token}` } : {};
}
