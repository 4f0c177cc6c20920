import { grantCalls } from './grant-calls.ts';
import { schoolCalls } from './school-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { tenantCalls } from './tenant-calls.ts';

export const tenancyCalls = { ...tenantCalls, ...grantCalls, ...schoolCalls, ...settingsCalls };
