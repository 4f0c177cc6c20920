import { grantCalls } from './grants/calls.ts';
import { schoolCalls } from './schools/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { tenantCalls } from './tenants/calls.ts';

export const tenancyCalls = { ...tenantCalls, ...grantCalls, ...schoolCalls, ...settingsCalls };
