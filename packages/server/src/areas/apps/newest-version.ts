import type { appCalls } from '@trellis/contract/apps/app-version';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { IdentityContext } from '../../platform/http/routes.ts';

type Call = (typeof appCalls)['newest'];
interface Row extends NonNullable<OutputOf<Call>['newest']> {
  isNewer: boolean;
  isForced: boolean;
}

/** What an app is told: whoever skips a version that must be taken must take a newer one. */
export async function newestVersion({ pools }: IdentityContext, { app, platform, version }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { rows } = await sql<Row>`
    select version, link, notes, string_to_array(version, '.')::int[] > string_to_array(${version}, '.')::int[] as "isNewer",
      force_update as "isForced"
    from catalog.app_versions where status = 'Public' and app = ${app} and platform = ${platform}
    order by string_to_array(version, '.')::int[] desc`.execute(pools.identity);
  const newer = rows.filter(({ isNewer }) => isNewer);
  const [newest] = rows;
  return {
    newest: newest ? { version: newest.version, link: newest.link, notes: newest.notes } : null,
    hasUpdate: newer.length > 0,
    mustUpdate: newer.some(({ isForced }) => isForced),
  };
}
