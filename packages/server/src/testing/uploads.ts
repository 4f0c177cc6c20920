import type { Reply, TestProduct } from './http.ts';

export interface Uploaded {
  id: string;
  fileName: string;
  url: string;
}

interface Upload {
  content: Buffer;
  name?: string;
  kind: string;
  prefix?: 'rocketAdmin' | 'business';
}

interface Sent {
  content: string | Uint8Array;
  name?: string;
  /** Nobody sends it where this is left out. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a file as a form, as a browser does. */
export async function sendFile<T>(
  { app }: Pick<TestProduct, 'app'>,
  url: string,
  { content, name = 'file', token, headers }: Sent,
): Promise<Reply<T>> {
  const form = new FormData();
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const request = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body = response.json();
  return { status: response.statusCode, body, error: body.error };
}

/** Uploads a file as whoever the token belongs to. */
export const uploadAs = (
  product: TestProduct,
  token: string | undefined,
  { content, name, kind, prefix = 'business' }: Upload,
): Promise<Reply<Uploaded>> => sendFile(product, `/api/${prefix}/File/${kind}`, { content, token, ...(name !== undefined && { name }) });

/** The least PDF that is one. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
