import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type ReportModel, type UiVersion, uiVersions } from '@trellis/contract/vr-classroom/document-calls';
import type { reportSettingCalls } from '@trellis/contract/vr-classroom/report-setting-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

type Calls = typeof reportSettingCalls;

interface Settings {
  parent_layout: string;
  recommendation_layout: string;
  attaches_reports: boolean;
}

const atFirst: Settings = { parent_layout: '3.1', recommendation_layout: '3.1', attaches_reports: false };
const columns = { parent: 'parent_layout', recommendation: 'recommendation_layout' } as const;

/** How a center hands reports out. */
export async function reportSettingsOf(db: Db, tenantId: string): Promise<Settings> {
  const found = await db
    .selectFrom('app.vr_settings')
    .select(['parent_layout', 'recommendation_layout', 'attaches_reports'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return found ?? atFirst;
}

/** In which layout a center hands out a report; whoever tests gets the latest. */
export const layoutOf = (settings: Settings, model: ReportModel): UiVersion =>
  model === 'professional' ? '3.1' : (settings[columns[model]] as UiVersion);

async function change(db: Db, { tenantId }: Member, changed: Partial<Settings>): Promise<Settings> {
  if (Object.keys(changed).length > 0) {
    await db
      .insertInto('app.vr_settings')
      .values({ tenant_id: tenantId, ...changed })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(changed))
      .execute();
  }
  return reportSettingsOf(db, tenantId);
}

/** Chooses the layout of a kind of report, or says which one it is. */
export const layoutFor =
  (model: keyof typeof columns) =>
  async (db: Db, caller: Member, { uiVersion }: InputOf<Calls['parentLayout']>): Promise<OutputOf<Calls['parentLayout']>> => {
    const settings = await change(db, caller, uiVersion ? { [columns[model]]: uiVersion } : {});
    return { uiVersion: layoutOf(settings, model), uiVersions: [...uiVersions] };
  };

/** Chooses whether mailed reports are attached, or says whether they are. */
export async function reportMailSetting(db: Db, caller: Member, { attaches }: InputOf<Calls['mail']>): Promise<OutputOf<Calls['mail']>> {
  const settings = await change(db, caller, attaches === undefined ? {} : { attaches_reports: attaches });
  return { attaches: settings.attaches_reports };
}
