import createClient from 'openapi-fetch';
import type { paths } from './typed.js';

const client = createClient<paths>({ baseUrl: process.env['ORIGIN'] ?? '' });
const headers = { authorization: `Bearer ${process.env['TOKEN']}` };
const body = { filter: 'Mia', maxResultCount: 2 };
const { data } = await client.POST('/api/business/subject/getList', { body, headers });
const names: string[] = data?.items.map((child) => child.name) ?? [];
const { error } = await client.POST('/api/business/subject/getList', { body });
const code: string | undefined = error?.error.code;
process.stdout.write(JSON.stringify({ names, totalCount: data?.totalCount, code }));
