/** A call with all that was filled in. */
export interface Asked {
  method: string;
  /** As the document writes it, with {names} in it. */
  path: string;
  inPath: Record<string, string>;
  inQuery: Record<string, string>;
  key: string;
  /** As it was written: JSON, or a form with a file. */
  body?: string | FormData | undefined;
}

export interface Answer {
  status: number;
  /** What people who run the product find it by. */
  requestId: string | null;
  milliseconds: number;
  /** JSON and texts, laid out; anything else is a file. */
  text?: string;
  file?: Blob;
}

/** The address of a call: what is not filled in is left out of it. */
export function addressOf({ path, inPath, inQuery }: Pick<Asked, 'path' | 'inPath' | 'inQuery'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));
  const query = new URLSearchParams(Object.entries(inQuery).filter(([, value]) => value !== '')).toString();
  return query ? `${filled}?${query}` : filled;
}

/** Makes a call as another program does: with the key alone, whoever else is signed in in this browser. */
export async function ask(asked: Asked): Promise<Answer> {
  const { method, key, body } = asked;
  const headers = new Headers(key ? { authorization: `Bearer ${key}` } : {});
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const begun = performance.now();
  const response = await fetch(addressOf(asked), { method, headers, credentials: 'omit', ...(body !== undefined && { body }) });
  const content = await response.blob();
  const answer = {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    milliseconds: Math.round(performance.now() - begun),
  };
  if (!/json|text/.test(content.type) || response.headers.has('content-disposition')) return { ...answer, file: content };
  return { ...answer, text: laidOut(await content.text()) };
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
