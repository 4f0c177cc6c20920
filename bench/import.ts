import type { Child } from './child.ts';

const base = '/api/business/subjectImport';

export interface Import {
  /** Upload, columns and preview together. */
  lookMs: number;
  importMs: number;
  /** How much the product's process grew. */
  bytes: number;
}

/** Imports a list of so many children, each with a guardian, as a browser does. */
export async function importChildren(product: Child, token: string, rows: number): Promise<Import> {
  const lines = Array.from({ length: rows }, (_, at) => `Kid${at} Many,2019-03-04,f,1,I-${rows}-${at},Parent ${at},+1 555 ${100_000 + at}`);
  const form = new FormData();
  form.set('file', new File([`Name,Birthday,Gender,Grade,Clinic number,Guardian,Phone\n${lines.join('\n')}`], 'children.csv'));
  const ask = async <T>(path: string, body?: FormData | object): Promise<T> => {
    const isJson = body !== undefined && !(body instanceof FormData);
    const reply = await fetch(`${product.url}${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(isJson && { 'content-type': 'application/json' }) },
      body: isJson ? JSON.stringify(body) : (body ?? null),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const idle = await product.ask<number>('memory');
  const started = performance.now();
  const { id } = await ask<{ id: string }>('/file', form);
  await ask(`/${id}/row?maxResultCount=10`);
  const looked = performance.now();
  const { imported } = await ask<{ imported: number }>(`/${id}/run`, { rows });
  if (imported !== rows) throw new Error(`${imported} of ${rows} rows were imported`);
  return { lookMs: looked - started, importMs: performance.now() - looked, bytes: (await product.ask<number>('memory')) - idle };
}
