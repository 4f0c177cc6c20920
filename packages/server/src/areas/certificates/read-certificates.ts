import type { certificateCalls, certificateDoorCalls } from '@trellis/contract/certificates/calls';
import { certificateStyles, statusOn } from '@trellis/contract/certificates/rules';
import { certificateStyleWords } from '@trellis/contract/certificates/words';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { signFile } from '../files/public.ts';
import { certificateRows, findCertificate, mayRead, ofStatus, presentCertificates, viewOf } from './certificate-store.ts';
import { drawCertificate } from './drawing/draw-certificate.ts';

type Calls = typeof certificateCalls;

/** Certificates, the one issued last first. */
export async function listCertificates(db: Db, caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const { trainerId, filter, certificateStatus } = input;
  const conditions = [sql`true`];
  if (trainerId) conditions.push(sql`c.person_id = ${trainerId}`);
  if (filter) conditions.push(sql`(c.name ilike ${containing(filter)} or c.number ilike ${containing(filter)})`);
  if (certificateStatus) conditions.push(ofStatus(certificateStatus, caller.now));
  const condition = sql.join(conditions, sql` and `);
  const counted = sql`from app.certificates c join identity.tenants t on t.id = c.tenant_id where ${mayRead(caller)} and ${condition}`;
  const list = { rows: certificateRows(caller, condition), counted, order: sql`c.created_at desc, c.id desc` };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: await presentCertificates(db, caller, rows), totalCount };
}

export async function viewCertificate(db: Db, caller: Actor, { id }: { id: string }): Promise<OutputOf<Calls['view']>> {
  return viewOf(db, caller, await findCertificate(db, caller, id));
}

const samples: Partial<Record<string, Promise<string>>> = {};

/** The styles, each as a picture of nobody's: the product's own first, then the platform's. */
export async function listStyles(db: Db, { language }: Actor): Promise<OutputOf<Calls['styles']>> {
  const own = certificateStyles.map(async (id) => {
    samples[`${id} ${language}`] ??= sample(id, language);
    return { id, name: certificateStyleWords[language][id], url: (await samples[`${id} ${language}`]) ?? null };
  });
  const { rows } = await sql<{ id: string; name: string; key: string | null }>`
    select r.id, ${textIn('r.name', language)} as name, v.picture_key as key from catalog.certificate_styles r
    join lateral (
      select picture_key from catalog.certificate_style_versions w where w.certificate_style_id = r.id order by w.version desc limit 1
    ) v on true
    order by 2, r.id`.execute(db);
  return { items: [...(await Promise.all(own)), ...rows.map(({ key, ...style }) => ({ ...style, url: key && signFile(key) }))] };
}

async function sample(style: (typeof certificateStyles)[number], language: Actor['language']): Promise<string> {
  const blank = { name: '—', number: 'CL', displayName: '—', startTime: '—', endTime: null, checkUrl: null };
  const { loadSharp } = await import('../files/public.ts');
  const sharp = await loadSharp();
  const picture = await sharp(await drawCertificate({ look: style, language, ...blank }))
    .resize({ width: 240 })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

interface Checked {
  name: string;
  medal: LocalText;
  startDate: string;
  endDate: string;
  isCancelled: boolean;
  today: string;
}

/** A certificate to whoever scanned it: whose it is, of what, from when until when, and nothing else. */
export async function checkCertificate(
  { pools }: IdentityContext,
  { code, language }: InputOf<typeof certificateDoorCalls.check>,
): Promise<OutputOf<typeof certificateDoorCalls.check>> {
  const { rows } = await sql<Checked>`select * from app.certificate_of_code(${code})`.execute(pools.identity);
  const {
    name,
    medal,
    startDate: startTime,
    endDate: endTime,
    isCancelled,
    today,
  } = rows[0] ?? refuse('Trellis:NotFound', { members: ['code'] });
  return {
    name,
    displayName: medal[language],
    startTime,
    endTime,
    certificateStatus: statusOn(today, { startTime, endTime, isCancelled }),
  };
}
