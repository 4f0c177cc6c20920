import { type CertificateStyle, certificateStyles } from '@trellis/contract/certificates/rules';
import { certificateStyle } from '@trellis/contract/certificates/style';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { versionToUse } from '../../platform/resources/versions.ts';
import { uploadedFiles } from '../files/public.ts';
import type { Look } from './drawing/draw-certificate.ts';
import type { PictureLook } from './drawing/draw-on-picture.ts';

const cases = resourceCases(certificateStyle, { files: uploadedFiles });
/** Enough to know what is meant. */
const mostNamed = 5;

/** Pictures of the platform's on which certificates are written. One that a certificate has stays. */
export const styles = {
  ...cases,
  remove: async (db: Db, caller: Actor, { id }: { id: string }): Promise<void> => {
    await db.selectFrom('catalog.certificate_styles').select('id').where('id', '=', id).forUpdate().execute();
    const { rows } = await sql<{ number: string }>`
      select number from app.certificates
      where style_version_id in (select id from catalog.certificate_style_versions where certificate_style_id = ${id})
      order by created_at desc limit ${mostNamed}`.execute(db);
    if (rows.length > 0) refuse('RocketSystem:ContentInUse', { data: { used: rows.map(({ number }) => number).join(', ') } });
    await cases.remove(db, caller, { id });
  },
};

const isOfProduct = (styleId: string): styleId is CertificateStyle => certificateStyles.some((style) => style === styleId);

interface Kept {
  style: CertificateStyle | null;
  style_version_id: string | null;
}

/** What a certificate that is issued in a style keeps of it: the version that is out. */
export async function styleToKeep(db: Db, styleId: string): Promise<Kept> {
  if (isOfProduct(styleId)) return { style: styleId, style_version_id: null };
  return { style: null, style_version_id: await versionToUse(db, certificateStyle, styleId, 'styleId') };
}

const looks = sql`
  select picture_key as "pictureKey", places from catalog.certificate_style_versions`;

/** How what was kept looks. */
export async function lookOf(db: Db, { style, style_version_id: versionId }: Kept): Promise<Look> {
  if (style) return style;
  const { rows } = await sql<PictureLook>`${looks} where id = ${versionId}`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['styleId'] });
}

/** How what is issued in a style now would look. */
export async function lookNow(db: Db, styleId: string): Promise<Look> {
  if (isOfProduct(styleId)) return styleId;
  const { rows } = await sql<PictureLook>`
    ${looks} where certificate_style_id = ${styleId} and published_at is not null order by version desc limit 1`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['styleId'] });
}
