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

/** Uploads a file as whoever the token belongs to. */
export async function uploadAs(
  { app }: TestProduct,
  token: string | undefined,
  { content, name = 'file', kind, prefix = 'business' }: Upload,
): Promise<Reply<Uploaded>> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name));
  const request = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: `/api/${prefix}/File/${kind}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body = response.json();
  return { status: response.statusCode, body, error: body.error };
}

/** The least PDF that is one. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
