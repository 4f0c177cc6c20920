import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import type { vrFileCalls } from '@trellis/contract/vr-classroom/file-calls';
import { deviceFieldWords, deviceSourceWords, deviceStateWords } from '@trellis/contract/vr-classroom/words';
import { sql } from 'kysely';
import { excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { findDevices } from './device-store.ts';
import { fileTexts } from './file-texts.ts';
import { matchesDevice } from './list-devices.ts';

/** The devices that a filter names as an Excel file, by their ids, which follow the order of registration. */
export function downloadDevices(read: Read, caller: Actor, filter: InputOf<(typeof vrFileCalls)['deviceExcel']>): Promise<FileReply> {
  const { language } = caller;
  const name = fileTexts[language].devices;
  const fields = deviceFieldWords[language];
  const matching = matchesDevice(caller, filter);
  const portions = inPortions<Device>(read, (db, last, limit) => {
    const beyond = last ? sql`device.id < ${last.id}::uuid` : sql`true`;
    return findDevices(db, sql`${matching} and ${beyond}`, sql`order by device.id desc limit ${limit}`);
  });
  const day = (at: string) => new Date(`${dateIn(caller.zone, at)}T00:00:00Z`);
  return excelReply({
    fileName: `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`,
    sheetName: name,
    columns: [
      { header: fields.serialNumber, width: 22, value: (row) => row.serialNumber },
      { header: fields.name, width: 24, value: (row) => row.name },
      { header: fields.model, width: 18, value: (row) => row.model },
      { header: fields.source, width: 14, value: (row) => deviceSourceWords[language][row.sourceType] },
      { header: fields.center, width: 28, value: (row) => row.tenantName },
      { header: fields.state, width: 14, value: (row) => deviceStateWords[language][row.state] },
      { header: fields.registeredAt, width: 16, format: 'mm/dd/yyyy', value: (row) => day(row.registrationTime) },
      { header: fields.tests, width: 10, format: '0', value: (row) => row.tests },
      { header: fields.remark, width: 40, value: (row) => row.remark },
    ],
    portions,
  });
}
