import type { groups } from '@trellis/contract/account/area';
import type { accountCalls } from '@trellis/contract/account/calls';
import type { secondFactorCalls } from '@trellis/contract/account/second-factor/calls';
import type { signInLinkCalls } from '@trellis/contract/account/sign-in-links/calls';
import { limits } from '@trellis/contract/limits';
import { webClientAt } from '../../platform/auth/web-client.ts';
import { type AreaRoutes, identityRoutesFor } from '../../platform/http/routes.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changePhone, sendPhoneCode } from './change-phone.ts';
import { changeProfile, findProfile } from './change-profile.ts';
import { changeResumes } from './change-resumes.ts';
import { currentLanguage, setLanguage } from './choose-language.ts';
import { countRemaining } from './count-remaining.ts';
import { describeCurrentUser, describeTenant } from './describe-current-user.ts';
import { listMemberships, listTenantChoices } from './list-tenants.ts';
import { findLockRule, lockDevice } from './lock-device.ts';
import { openResume } from './open-resume.ts';
import { removeOfAnybody, saveRule, viewRule } from './second-factor/others-factor.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
  viewSecondFactor,
} from './second-factor/own-factor.ts';
import { addPasskey, beginPasskey, removePasskey } from './second-factor/passkeys.ts';
import { sendEmailCode } from './send-email-code.ts';
import { listSignInLinks, removeSignInLink } from './sign-in-links/own-links.ts';
import { confirmPassword } from './step-up.ts';
import { findTenantCode, previewTenantCode } from './tenant-code.ts';

const accountRoutes = identityRoutesFor<typeof accountCalls>({
  jsConfig: async ({ origin }) => ({
    ...webClientAt(origin),
    environment: {
      notificationInterval: limits.notificationInterval,
      musicRecordInterval: limits.musicRecordInterval,
      contractTime: limits.stepUpSeconds,
      codeTime: limits.code.resendAfter,
    },
  }),
  info: describeCurrentUser,
  languageCurrent: currentLanguage,
  languageSet: setLanguage,
  tenantInfo: describeTenant,
  tenantChangeList: listTenantChoices,
  qrCodeTenant: findTenantCode,
  qrCodePreview: previewTenantCode,
  memberships: listMemberships,
  remainingCounts: countRemaining,
  changeProfile,
  profile: findProfile,
  changeInternalProfile: changeProfile,
  changeResumes,
  resume: openResume,
  changePassword,
  changeInternalPassword: changePassword,
  lockDevice,
  lockRule: findLockRule,
  checkPasswordForEmail: confirmPassword,
  checkInternalPasswordForEmail: confirmPassword,
  sendEmailCode,
  sendInternalEmailCode: sendEmailCode,
  changeEmail,
  changeInternalEmail: changeEmail,
  sendPhoneCode,
  changePhone,
});

const secondFactorRoutes = identityRoutesFor<typeof secondFactorCalls>({
  view: viewSecondFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  turnOff: turnSecondFactorOff,
  rule: viewRule,
  saveRule,
  removeOfAnybody,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  account: accountRoutes,
  secondFactor: secondFactorRoutes,
  signInLinks: identityRoutesFor<typeof signInLinkCalls>({ list: listSignInLinks, remove: removeSignInLink }),
};
