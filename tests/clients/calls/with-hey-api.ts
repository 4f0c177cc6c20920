import { client } from './generated/client.gen.js';
import { subjectsGetList } from './generated/sdk.gen.js';

client.setConfig({ baseUrl: process.env['ORIGIN'] ?? '' });
const headers = { authorization: `Bearer ${process.env['TOKEN']}` };
const body = { filter: 'Mia', maxResultCount: 2 };
const { data } = await subjectsGetList({ body, headers });
const names: string[] = data?.items.map((child) => child.name) ?? [];
const { error } = await subjectsGetList({ body });
const code: string | undefined = error?.error.code;
process.stdout.write(JSON.stringify({ names, totalCount: data?.totalCount, code }));
